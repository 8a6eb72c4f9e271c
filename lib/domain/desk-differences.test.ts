import { differencesOf } from '@/lib/domain/desk-differences';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

const methods = { collect: 'Collect and pay', cod: 'Cash on delivery', card: 'Card' };
const order = deskOrder();
const differences = (changes: Parameters<typeof deskOrder>[0]) =>
  differencesOf(order, deskOrder(changes), methods);

test('A-203 the same message in another app differs in nothing', () => {
  expect(differences({ receivedAt: 5, text: 'From another app' })).toEqual([]);
});

test('A-203 only what differs of a name and an address is named, once', () => {
  const people = ['Sok Dara', '14 Riverside', 'Phnom Penh', '+855 23 000 000'];
  expect(differences({ from: people, shipTo: people })).toEqual([
    { field: 'address', counts: '12 Riverside', other: '14 Riverside' },
  ]);
  expect(differences({ from: [], shipTo: [] })).toEqual([
    { field: 'name', counts: 'Sok Dara', other: '' },
    { field: 'address', counts: '12 Riverside, Phnom Penh, +855 23 000 000', other: '' },
  ]);
});

test('A-203 goods are compared as the messages write them, with sum, payment, coupon code and notes', () => {
  const line = { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 };
  expect(
    differences({
      lines: [
        { ...line, written: { qty: 5, unitCents: 1280 } },
        { ...line, id: 8, name: 'Tea', qty: 1 },
      ],
      writtenTotalCents: 994,
      method: 'collect',
      coupon: 'SPRING',
      notes: 'Ring twice',
    }),
  ).toEqual([
    {
      field: 'lines',
      counts: '2\u00a0× Uji Matcha Powder, $12.80',
      other: '5\u00a0× Uji Matcha Powder, $12.80, 1\u00a0× Tea, $12.80',
    },
    { field: 'sum', counts: '$27.14', other: '$9.94' },
    { field: 'payment', counts: 'Cash on delivery', other: 'Collect and pay' },
    { field: 'coupon', counts: '', other: 'SPRING' },
    { field: 'notes', counts: '', other: 'Ring twice' },
  ]);
  expect(differences({ method: undefined })).toEqual([
    { field: 'payment', counts: 'Cash on delivery', other: '' },
  ]);
});
