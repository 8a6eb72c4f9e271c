import { nextStatus } from '@/lib/domain/desk-next-status';
import { deskStatuses } from '@/lib/domain/desk-order';

test('A-221 an order goes from new to paid, and is not sent out if it is collected', () => {
  const next = (method: 'cod' | 'collect' | undefined) =>
    deskStatuses.map((status) => nextStatus({ status, method }));
  expect(next('cod')).toEqual(['confirmed', 'packed', 'out', 'delivered', 'paid', undefined, undefined]);
  expect(next(undefined)).toEqual(next('cod'));
  expect(next('collect')).toEqual(['confirmed', 'packed', 'paid', 'delivered', 'paid', undefined, undefined]);
});
