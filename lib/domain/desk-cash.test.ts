import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { moneyOf } from '@/scripts/shop/terms.mjs';
import { withSettings } from '@/lib/settings-fixture';

const load = () => import('@/lib/domain/desk-cash');
const dollars = () => withSettings({}, load);
const order = deskOrder();

test('A-210 cash in dollars and riel, and the change for round sums', async () => {
  const { cashToCollect } = await dollars();
  // A dollar is 4000 riel, in steps of 100.
  expect(cashToCollect(order, 5859)).toEqual({
    dueCents: 5859,
    dueRiel: '234,400',
    rounds: [
      { paidCents: 6000, changeCents: 141, wholeCents: 100, restRiel: '1,600' },
      { paidCents: 10_000, changeCents: 4141, wholeCents: 4100, restRiel: '1,600' },
    ],
  });
  expect(
    cashToCollect(order, 1280)?.rounds.map(({ paidCents, changeCents }) => [paidCents, changeCents]),
  ).toEqual([
    [1500, 220],
    [2000, 720],
    [5000, 3720],
    [10_000, 8720],
  ]);
});

test('A-210 a round sum needs no change, and whole change no riel', async () => {
  const { cashToCollect } = await dollars();
  expect(cashToCollect(order, 10_000)?.rounds).toEqual([]);
  expect(cashToCollect(order, 1900)?.rounds[0]).toEqual({
    paidCents: 2000,
    changeCents: 100,
    wholeCents: 100,
    restRiel: undefined,
  });
  expect(cashToCollect(order, 1999)?.rounds[0]).toMatchObject({
    changeCents: 1,
    restRiel: undefined,
  });
});

test.each([
  ['is collected', { method: 'collect' as const }, 100],
  ['is paid by card', { method: 'card' as const }, 100],
  ['is paid', { isPaid: true }, 100],
  ['costs nothing', {}, 0],
])('A-210 nothing is collected for an order that %s', async (_, changes, dueCents) => {
  const { cashToCollect } = await dollars();
  expect(cashToCollect(deskOrder(changes), dueCents)).toBeUndefined();
});

test('A-210 a shop in dirhams collects dirhams', async () => {
  const { cashToCollect } = await withSettings(
    { currencyCode: 'AED', approximateCurrencies: [{ code: 'KHR', rate: 1090, name: 'riel', step: 100 }] },
    load,
  );
  expect(cashToCollect(order, 20_525)).toEqual({
    dueCents: 20_525,
    dueRiel: undefined,
    rounds: [
      { paidCents: 21_000, changeCents: 475, wholeCents: 400, restRiel: undefined },
      { paidCents: 25_000, changeCents: 4475, wholeCents: 4400, restRiel: undefined },
      { paidCents: 30_000, changeCents: 9475, wholeCents: 9400, restRiel: undefined },
      { paidCents: 50_000, changeCents: 29_475, wholeCents: 29_400, restRiel: undefined },
    ],
  });
  // The smallest coin is a quarter of a dirham, so nobody gives 0.09 or 0.10 back.
  const change = (cents: number) => cashToCollect(order, cents)?.rounds.map((round) => round.changeCents);
  expect(change(22_091)).toEqual([900, 2900, 7900, 27_900]);
  expect(change(8990)).toEqual([1000, 41_000]);
});

test('A-210 a shop in riel collects whole riel, one in another currency its own notes', async () => {
  const riel = await withSettings({ currencyCode: 'KHR', ...moneyOf({ symbol: '៛', decimals: 0 }) }, load);
  expect(riel.cashToCollect(order, 234_400)?.rounds.map(({ paidCents }) => paidCents)).toEqual([
    235_000, 240_000, 250_000, 300_000,
  ]);
  const baht = await withSettings({ currencyCode: 'THB', approximateCurrencies: [] }, load);
  expect(baht.cashToCollect(order, 41_300)?.rounds.map(({ paidCents }) => paidCents)).toEqual([
    41_500, 42_000, 45_000, 50_000, 100_000,
  ]);
});

test('A-210 dollars without a rate have no riel', async () => {
  const { cashToCollect } = await withSettings({ approximateCurrencies: [] }, load);
  expect(cashToCollect(order, 5859)).toMatchObject({
    dueRiel: undefined,
    rounds: [{ restRiel: undefined }, {}],
  });
});
