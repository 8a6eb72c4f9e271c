import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { moneyOf } from '@/scripts/shop/terms.mjs';
import { withSettings } from '@/lib/settings-fixture';

const load = () => import('@/lib/domain/desk-cash');
const dollars = () => withSettings({}, load);
const order = deskOrder();

test('A-210 cash in dollars and riel, and the change for round sums', async () => {
  const { cashToCollect } = await dollars();
  // A dollar is 4000 riel, in steps of 100: 58.59 are 234,360. There are no cents.
  expect(cashToCollect(order, 5859)).toEqual({
    due: { cents: 5800, riel: '2,400' },
    collectedCents: 5860,
    dueRiel: '234,400',
    rounds: [
      { paidCents: 6000, change: { cents: 100, riel: '1,600' } },
      { paidCents: 10_000, change: { cents: 4100, riel: '1,600' } },
    ],
  });
  // 12.80 are 51,200 riel.
  expect(
    cashToCollect(order, 1280)?.rounds.map(({ paidCents, change }) => [paidCents, change.cents, change.riel]),
  ).toEqual([
    [1500, 200, '800'],
    [2000, 700, '800'],
    [5000, 3700, '800'],
    [10_000, 8700, '800'],
  ]);
});

test('A-210 a sum that coins can make is collected to the cent', async () => {
  const { cashToCollect } = await dollars();
  // 4400 riel.
  expect(cashToCollect(order, 110)?.collectedCents).toBe(110);
  const euros = await withSettings({ currencyCode: 'EUR', approximateCurrencies: [] }, load);
  expect(euros.cashToCollect(order, 110)).toMatchObject({ due: { cents: 110 }, collectedCents: 110 });
  // 5.00 − 4.43.
  expect(euros.cashToCollect(order, 443)?.rounds[0]?.change.cents).toBe(57);
});

test('A-210 a round sum needs no change, and whole change no riel', async () => {
  const { cashToCollect } = await dollars();
  expect(cashToCollect(order, 10_000)?.rounds).toEqual([]);
  const change = { cents: 100, riel: undefined };
  expect(cashToCollect(order, 1900)?.rounds[0]).toEqual({ paidCents: 2000, change });
  // 19.99 are 79,960 riel, which notes make as 80,000.
  expect(cashToCollect(order, 1999)).toMatchObject({
    due: { cents: 2000, riel: undefined },
    rounds: [{ paidCents: 5000 }, { paidCents: 10_000 }],
  });
});

test.each([99, 1234, 3191, 5859])(
  'A-210 the cash for %i cents and its change are together what was paid, to the riel',
  async (dueCents) => {
    const { cashToCollect } = await dollars();
    const riel = (text = '0') => Number(text.replace(',', ''));
    const { dueRiel, rounds = [] } = cashToCollect(order, dueCents) ?? {};
    expect(rounds).not.toEqual([]);
    for (const { paidCents, change } of rounds)
      expect(riel(dueRiel) + riel(change.riel) + change.cents * 40).toBe(paidCents * 40);
  },
);

test.each([13, 8990, 20_525, 22_091])(
  'A-210 the cash for %i fils and its change are together what was paid, in coins of 25 fils',
  async (dueCents) => {
    const { cashToCollect } = await withSettings({ currencyCode: 'AED', approximateCurrencies: [] }, load);
    const { due = { cents: 0 }, rounds = [] } = cashToCollect(order, dueCents) ?? {};
    expect(rounds).not.toEqual([]);
    for (const { paidCents, change } of rounds) {
      expect(change.cents % 25).toBe(0);
      expect(due.cents + change.cents).toBe(paidCents);
    }
  },
);

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
  const coins = (cents: number) => ({ cents, riel: undefined });
  expect(cashToCollect(order, 20_525)).toEqual({
    due: coins(20_525),
    collectedCents: 20_525,
    dueRiel: undefined,
    rounds: [
      { paidCents: 21_000, change: coins(475) },
      { paidCents: 25_000, change: coins(4475) },
      { paidCents: 30_000, change: coins(9475) },
      { paidCents: 50_000, change: coins(29_475) },
    ],
  });
  // The smallest coin is a quarter of a dirham, so 220.91 are 221.00, and 89.90 are 90.00.
  const sums = (cents: number) => {
    const { due, rounds = [] } = cashToCollect(order, cents) ?? {};
    return [due?.cents, ...rounds.map(({ change }) => change.cents)];
  };
  expect(sums(22_091)).toEqual([22_100, 900, 2900, 7900, 27_900]);
  expect(sums(8990)).toEqual([9000, 1000, 41_000]);
  expect(cashToCollect(order, 12)).toBeUndefined();
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
    due: { cents: 5859, riel: undefined },
    dueRiel: undefined,
    rounds: [{ change: { cents: 141, riel: undefined } }, {}],
  });
});
