import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { DraftProvider } from '@/lib/stores/draft-store';

const mother = { firstName: 'Sophea', lastName: 'Chann', street: '8 Lotus Lane', city: 'Siem Reap' };
const office = { firstName: 'Dara', street: '1 Palm Tower', city: 'Dubai', country: 'United Arab Emirates' };

function open(saved?: unknown) {
  if (saved !== undefined) localStorage.setItem('SavedAddresses', JSON.stringify(saved));
  render(
    <DraftProvider>
      <CheckoutForm countries={[{ name: 'Cambodia', region: 'Asia' }]} />
    </DraftProvider>,
  );
}
const stored = () => JSON.parse(localStorage.getItem('SavedAddresses') ?? 'null');
const details = () => within(screen.getByRole('group', { name: 'Billing details' }));
const press = (name: string | RegExp) => userEvent.click(details().getByRole('button', { name }));
const list = async () => within(await screen.findByRole('dialog', { name: 'Saved addresses' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-76 saving is offered once the address has a street or city, and happens only on request', async () => {
  open();
  expect(details().queryByRole('button')).toBeNull();
  await userEvent.type(details().getByLabelText('First name'), 'Sophea');
  expect(details().queryByRole('button')).toBeNull();
  await userEvent.type(details().getByLabelText('City'), 'Siem Reap');
  expect(details().getByRole('button', { name: 'Save this address on this device' })).toBeVisible();
  expect(stored()).toBeNull();
});

test('A-76 a saved address can be saved again after a change', async () => {
  open();
  await userEvent.type(details().getByLabelText('City'), 'Siem Reap');
  await press('Save this address on this device');
  expect(details().getByText('Saved on this device.')).toBeVisible();
  expect(stored()).toEqual([expect.objectContaining({ firstName: '', city: 'Siem Reap' })]);

  await userEvent.type(details().getByLabelText('Phone'), '1');
  expect(details().queryByText('Saved on this device.')).toBeNull();
  await press('Save this address on this device');
  expect(stored()).toEqual([expect.objectContaining({ city: 'Siem Reap', phone: '1' })]);

  expect(details().getByText('Saved on this device.')).toHaveFocus();
  expect(details().queryByRole('button', { name: /^Save/ })).toHaveAccessibleName('Saved addresses');
});

test('A-76 a warning names the oldest of ten addresses before this one evicts it', async () => {
  open(Array.from({ length: 10 }, (_, number) => ({ firstName: 'Sok', street: `${number} Lotus Lane` })));
  await userEvent.type(details().getByLabelText('City'), 'Kep');
  const warning = 'Only the latest ten are kept. This one will push out the oldest: Sok, 9 Lotus Lane.';
  expect(details().getByText(warning)).toBeVisible();
  await press('Save this address on this device');
  expect(details().queryByText(warning)).toBeNull();
  expect(stored()).toHaveLength(10);
});

test('A-76 using a saved address fills in every field; until the next edit Undo restores the former text', async () => {
  open([mother, office]);
  await userEvent.type(details().getByLabelText('City'), 'Kep');
  await press('Saved addresses');
  const use = /^Use this address: Sophea Chann, 8 Lotus Lane, Siem Reap$/;
  await userEvent.click((await list()).getByRole('button', { name: use }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(details().getByLabelText('First name')).toHaveValue('Sophea');
  expect(details().getByLabelText('City')).toHaveValue('Siem Reap');
  expect(details().getByText('Filled in.')).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('Checkout') ?? '')).toMatchObject({ billing: mother });

  await userEvent.type(details().getByLabelText('Phone'), '1');
  expect(details().queryByRole('button', { name: /^Undo/ })).toBeNull();
  await userEvent.clear(details().getByLabelText('Phone'));
  await press('Undo: bring back what was there before');
  expect(details().getByLabelText('First name')).toHaveValue('');
  expect(details().getByLabelText('City')).toHaveValue('Kep');
  expect(details().queryByText('Filled in.')).toBeNull();
  expect(details().getByRole('button', { name: 'Saved addresses' })).toHaveFocus();
});

test('A-76 a removed address can be restored until the dialog closes', async () => {
  open([mother, office]);
  await press('Saved addresses');
  const dialog = await list();
  await userEvent.click(
    dialog.getByRole('button', { name: 'Remove: Dara, 1 Palm Tower, Dubai, United Arab Emirates' }),
  );
  expect(stored()).toEqual([expect.objectContaining(mother)]);
  expect(dialog.getByRole('listitem', { name: /^Removed: Dara/ })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: /^Undo: Dara/ }));
  expect(stored()).toEqual([expect.objectContaining(office), expect.objectContaining(mother)]);

  await userEvent.click(dialog.getByRole('button', { name: /^Remove: Dara/ }));
  await userEvent.click(dialog.getByRole('button', { name: /^Remove: Sophea/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(stored()).toBeNull();
  expect(details().queryByRole('button')).toBeNull();
});

test('A-76 the shipping form has its own buttons, named for shipping, and shares the saved addresses', async () => {
  open([mother]);
  await userEvent.click(screen.getByRole('checkbox'));
  const shipping = within(screen.getByRole('group', { name: 'Shipping details' }));
  await userEvent.click(shipping.getByRole('button', { name: 'Saved addresses for shipping' }));
  await userEvent.click((await list()).getByRole('button', { name: /^Use this address/ }));
  expect(shipping.getByLabelText('Street address for shipping')).toHaveValue('8 Lotus Lane');
  expect(details().getByLabelText('Street address')).toHaveValue('');
  expect(shipping.getByText('Saved on this device.')).toBeVisible();
  await userEvent.type(shipping.getByLabelText('City for shipping'), '!');
  expect(
    shipping.getByRole('button', { name: 'Save this address on this device for shipping' }),
  ).toBeVisible();
});

test('F-31 A-76 without storage the address is saved until the page closes, and a line says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await userEvent.type(details().getByLabelText('City'), 'Siem Reap');
  await press('Save this address on this device');
  expect(details().getByText(/^Saved until you close this page/)).toBeVisible();
  jest.restoreAllMocks();
});
