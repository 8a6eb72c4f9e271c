import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressStep } from '@/components/checkout/address-step';
import { DraftProvider } from '@/lib/stores/draft-store';

const motherAddress = { firstName: 'Sophea', lastName: 'Chann', street: '8 Lotus Lane', city: 'Siem Reap' };
const officeAddress = {
  firstName: 'Dara',
  street: '1 Palm Tower',
  city: 'Dubai',
  country: 'United Arab Emirates',
};

function open(saved?: unknown) {
  if (saved !== undefined) localStorage.setItem('SavedAddresses', JSON.stringify(saved));
  render(
    <DraftProvider>
      <AddressStep countries={[{ name: 'Cambodia', region: 'Asia' }]} />
    </DraftProvider>,
  );
}
const storedAddresses = () => JSON.parse(localStorage.getItem('SavedAddresses') ?? 'null');
const billing = () => within(screen.getByRole('group', { name: 'Billing details' }));
const press = (name: string | RegExp) => userEvent.click(billing().getByRole('button', { name }));
const addressDialog = async () => within(await screen.findByRole('dialog', { name: 'Saved addresses' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-76 an address with a street or city can be saved, and is saved only on request', async () => {
  open();
  expect(billing().queryByRole('button')).toBeNull();
  await userEvent.type(billing().getByLabelText('First name'), 'Sophea');
  expect(billing().queryByRole('button')).toBeNull();
  await userEvent.type(billing().getByLabelText('City'), 'Siem Reap');
  expect(billing().getByRole('button', { name: 'Save this address on this device' })).toBeVisible();
  expect(storedAddresses()).toBeNull();
});

test('A-76 a saved address can be saved again after a change', async () => {
  open();
  await userEvent.type(billing().getByLabelText('City'), 'Siem Reap');
  await press('Save this address on this device');
  expect(billing().getByText('Saved on this device.')).toBeVisible();
  expect(storedAddresses()).toEqual([expect.objectContaining({ firstName: '', city: 'Siem Reap' })]);

  await userEvent.type(billing().getByLabelText('Phone'), '1');
  expect(billing().queryByText('Saved on this device.')).toBeNull();
  await press('Save this address on this device');
  expect(storedAddresses()).toEqual([expect.objectContaining({ city: 'Siem Reap', phone: '1' })]);

  expect(billing().getByText('Saved on this device.')).toHaveFocus();
  // The only button left whose name begins with "Save" opens the list: the one that saves is gone.
  expect(billing().queryByRole('button', { name: /^Save/ })).toHaveAccessibleName('Saved addresses');
});

test('A-76 a warning names the oldest of ten addresses before this one evicts it', async () => {
  open(Array.from({ length: 10 }, (_, number) => ({ firstName: 'Sok', street: `${number} Lotus Lane` })));
  await userEvent.type(billing().getByLabelText('City'), 'Kep');
  const warning = 'Only the latest ten are kept. This one will push out the oldest: Sok, 9 Lotus Lane.';
  expect(billing().getByText(warning)).toBeVisible();
  await press('Save this address on this device');
  expect(billing().queryByText(warning)).toBeNull();
  expect(storedAddresses()).toHaveLength(10);
});

test('A-76 using a saved address fills in every field, and Undo restores the former text while no field is edited', async () => {
  open([motherAddress, officeAddress]);
  await userEvent.type(billing().getByLabelText('City'), 'Kep');
  await press('Saved addresses');
  const useLabel = /^Use this address: Sophea Chann, 8 Lotus Lane, Siem Reap$/;
  await userEvent.click((await addressDialog()).getByRole('button', { name: useLabel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(billing().getByLabelText('First name')).toHaveValue('Sophea');
  expect(billing().getByLabelText('City')).toHaveValue('Siem Reap');
  expect(billing().getByText('Filled in.')).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('Checkout') ?? '')).toMatchObject({ billing: motherAddress });

  await userEvent.type(billing().getByLabelText('Phone'), '1');
  expect(billing().queryByRole('button', { name: /^Undo/ })).toBeNull();
  await userEvent.clear(billing().getByLabelText('Phone'));
  await press('Undo: bring back what was there before');
  expect(billing().getByLabelText('First name')).toHaveValue('');
  expect(billing().getByLabelText('City')).toHaveValue('Kep');
  expect(billing().queryByText('Filled in.')).toBeNull();
  expect(billing().getByRole('button', { name: 'Saved addresses' })).toHaveFocus();
});

test('A-76 a removed address can be restored until the dialog closes', async () => {
  open([motherAddress, officeAddress]);
  await press('Saved addresses');
  const dialog = await addressDialog();
  await userEvent.click(
    dialog.getByRole('button', { name: 'Remove: Dara, 1 Palm Tower, Dubai, United Arab Emirates' }),
  );
  expect(storedAddresses()).toEqual([expect.objectContaining(motherAddress)]);
  expect(dialog.getByRole('listitem', { name: /^Removed: Dara/ })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: /^Undo: Dara/ }));
  expect(storedAddresses()).toEqual([
    expect.objectContaining(officeAddress),
    expect.objectContaining(motherAddress),
  ]);

  await userEvent.click(dialog.getByRole('button', { name: /^Remove: Dara/ }));
  await userEvent.click(dialog.getByRole('button', { name: /^Remove: Sophea/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(storedAddresses()).toBeNull();
  expect(billing().queryByRole('button')).toBeNull();
});

test('A-76 the shipping form shares the saved addresses, and its buttons have names of their own', async () => {
  open([motherAddress]);
  await userEvent.click(screen.getByRole('checkbox'));
  const shipping = within(screen.getByRole('group', { name: 'Shipping details' }));
  await userEvent.click(shipping.getByRole('button', { name: 'Saved addresses for shipping' }));
  await userEvent.click((await addressDialog()).getByRole('button', { name: /^Use this address/ }));
  expect(shipping.getByLabelText('Street address for shipping')).toHaveValue('8 Lotus Lane');
  expect(billing().getByLabelText('Street address')).toHaveValue('');
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
  await userEvent.type(billing().getByLabelText('City'), 'Siem Reap');
  await press('Save this address on this device');
  expect(billing().getByText(/^Saved until you close this page/)).toBeVisible();
  jest.restoreAllMocks();
});
