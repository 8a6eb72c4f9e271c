import { nextStep, stageOf } from '@/lib/domain/desk-next-status';
import { deskStatuses } from '@/lib/domain/desk-order';

const next = (method: 'cod' | 'collect' | undefined, isPaid = false) =>
  deskStatuses.map((status) => nextStep({ status, method, isPaid }));

test('A-221 an order goes from new to paid, and is not sent out if it is collected', () => {
  expect(next('cod')).toEqual(['confirmed', 'packed', 'out', 'delivered', 'paid', undefined]);
  expect(next(undefined)).toEqual(next('cod'));
  expect(next('collect')).toEqual(['confirmed', 'packed', 'paid', 'delivered', 'paid', undefined]);
});

test('A-221 an order that is paid first still goes on until it is delivered', () => {
  expect(next('cod', true)).toEqual(['confirmed', 'packed', 'out', 'delivered', undefined, undefined]);
  expect(next('collect', true)).toEqual([
    'confirmed',
    'packed',
    undefined,
    'delivered',
    undefined,
    undefined,
  ]);
});

test('A-221 an order is done once it is delivered and paid', () => {
  const stages = deskStatuses.map((status) => stageOf({ status, method: 'cod', isPaid: true }));
  expect(stages).toEqual(['new', 'confirmed', 'packed', 'out', 'done', 'cancelled']);
  expect(stageOf({ status: 'delivered', method: 'cod', isPaid: false })).toBe('delivered');
  expect(stageOf({ status: 'packed', method: 'collect', isPaid: true })).toBe('done');
});
