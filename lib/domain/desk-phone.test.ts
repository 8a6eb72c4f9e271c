import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { ordersOfSamePhone, phoneOf } from '@/lib/domain/desk-phone';

const first = deskOrder();
const second = deskOrder({ reference: '261124-875H', from: ['Sok Dara', '+855 (23) 000-000'], shipTo: [] });

test('A-205 the phone number of an order is the line that is one', () => {
  expect(phoneOf(first)).toBe('+855 23 000 000');
  expect(phoneOf({ from: ['Sok'], shipTo: ['12 Riverside', '023 000 000'] })).toBe('023 000 000');
  expect(phoneOf({ from: ['12 Riverside'], shipTo: [] })).toBe('');
});

test('A-205 two orders in work with the same phone number name each other', () => {
  expect([...ordersOfSamePhone([first, second])]).toEqual([
    ['261122-K7QF', second],
    ['261124-875H', first],
  ]);
  expect(ordersOfSamePhone([first, { ...second, status: 'delivered' }]).size).toBe(0);
  expect(ordersOfSamePhone([{ ...first, status: 'cancelled' }, second]).size).toBe(0);
  const phoneless = [
    deskOrder({ from: [], shipTo: [] }),
    deskOrder({ from: [], shipTo: [], reference: '261124-875H' }),
  ];
  expect(ordersOfSamePhone(phoneless).size).toBe(0);
});
