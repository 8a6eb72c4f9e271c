import { screen } from '@testing-library/react';
import { amal, dara, openDesk, prepareBrowser } from '@/components/desk/desk-fixture';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

let print: jest.Mock;
beforeEach(() => {
  print = prepareBrowser();
});

const sheets = () =>
  Array.from(document.querySelectorAll('.desk-sheet'), (sheet) => [
    sheet.getAttribute('data-paper'),
    sheet.querySelector('h1')?.textContent,
  ]);

test('A-211 the paper that was chosen stays chosen for the next order', async () => {
  window.location.hash = `#${dara.reference}`;
  const { user, notes } = await openDesk();
  await user.click(await screen.findByRole('radio', { name: '58 mm roll' }));
  expect(notes.get('paper')).toBe('roll');
  window.location.hash = `#${amal.reference}`;
  await screen.findByRole('heading', { name: 'Amal Haddad' });
  expect(screen.getByRole('radio', { name: '58 mm roll' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Parcel slip' }));
  expect(sheets()).toEqual([['roll', 'Minato']]);
});

test('A-211 the slips of all confirmed orders are printed at once', async () => {
  const { user } = await openDesk([
    deskOrder({ status: 'confirmed', receivedAt: dara.receivedAt }),
    deskOrder({ reference: '261122-2WXY', status: 'confirmed', receivedAt: dara.receivedAt }),
    { ...amal, status: 'confirmed' },
    deskOrder({ reference: '261124-PACK', status: 'packed', receivedAt: dara.receivedAt }),
  ]);
  await user.click(
    await screen.findByRole('button', { name: 'Print the slips of all 3 confirmed orders (A6)' }),
  );
  expect(print).toHaveBeenCalledTimes(1);
  // Who collects an order needs no driver.
  expect(sheets()).toEqual([
    ['a6', 'Minato'],
    ['a6', '261122-K7QF'],
    ['a6', 'Minato'],
    ['a6', '261122-2WXY'],
    ['a6', 'Minato'],
  ]);
});

test('A-221 the next step also stands below the slips', async () => {
  window.location.hash = `#${dara.reference}`;
  const { user, orders } = await openDesk([{ ...dara, status: 'confirmed' }]);
  await user.click(await screen.findByRole('button', { name: 'Mark packed' }));
  expect(orders.get(dara.reference)).toMatchObject({ status: 'packed' });
  expect(await screen.findByRole('button', { name: 'Send out' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'All orders' })).toHaveLength(2);
});

test('F-323 a browser that cannot print says so', async () => {
  print.mockImplementation(() => {
    throw new TypeError('no print');
  });
  window.location.hash = `#${dara.reference}`;
  const { user } = await openDesk();
  await user.click(await screen.findByRole('button', { name: 'Parcel slip' }));
  expect(await screen.findByText(/^This browser can't print/)).toBeVisible();
});
