import { withoutCustomer, withoutOldCustomers } from '@/lib/domain/desk-customers';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

const day = 24 * 60 * 60 * 1000;
const order = deskOrder({ notes: 'Gate 3', isPaid: true });

test("A-224 a customer's data goes after the chosen number of months, and nothing else", () => {
  const now = order.receivedAt + 92 * day;
  expect(withoutOldCustomers([order], 3, now)).toEqual([
    { ...order, from: [], shipTo: [], notes: '', text: '', earlierTexts: [] },
  ]);
  expect(withoutOldCustomers([order], 6, now)).toEqual([]);
  expect(withoutOldCustomers([order], 3, order.receivedAt + 91 * day)).toEqual([]);
});

test("A-224 one order's customer can be deleted at any time", () => {
  expect(withoutCustomer(order)).toEqual({
    ...order,
    from: [],
    shipTo: [],
    notes: '',
    text: '',
    earlierTexts: [],
  });
});

test('A-224 an order without data is not touched again', () => {
  const now = order.receivedAt + 400 * day;
  const emptied = withoutOldCustomers([order], 12, now);
  expect(emptied).toHaveLength(1);
  expect(withoutOldCustomers(emptied, 12, now)).toEqual([]);
});
