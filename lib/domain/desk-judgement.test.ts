import { catalogue } from '@/lib/domain/desk-chat-fixture';
import { dueCents, dueLines, isEdited, judgeOrder, needsCheck } from '@/lib/domain/desk-judgement';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

const tea = { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 };
const crackers = { id: 12, name: 'Sea Salt Crackers', qty: 1, unitCents: 450 };
// 30.10, 1% shipping, 5% tax.
const order = deskOrder({ lines: [tea, crackers], writtenTotalCents: 3191 });

test('A-204 an order is as the shop says', () => {
  const judgement = judgeOrder(order, catalogue);
  expect(judgement).toEqual({ kind: 'agrees', writtenCents: 3191, shopCents: 3191, unknown: [] });
  expect(dueCents(judgement)).toBe(3191);
  expect(dueLines(order, judgement, catalogue)).toBe(order.lines);
  // Without a check code, the sums alone say so.
  expect(judgeOrder({ ...order, check: 'none' }, catalogue).kind).toBe('agrees');
});

test('A-204 the price has changed since: the customer owes what the message promised', () => {
  // 2 × 11.80 + 4.50 = 28.10, with shipping and tax 29.79.
  const cheap = { ...order, lines: [{ ...tea, unitCents: 1180 }, crackers], writtenTotalCents: 2979 };
  const judgement = judgeOrder(cheap, catalogue);
  expect(judgement).toEqual({ kind: 'price-changed', writtenCents: 2979, shopCents: 3191, unknown: [] });
  expect(dueCents(judgement)).toBe(2979);
  expect(dueLines(cheap, judgement, catalogue)).toBe(cheap.lines);
});

test('A-204 two changed prices with the same sum are no agreement', () => {
  const swapped = {
    ...order,
    lines: [
      { ...tea, unitCents: 1270 },
      { ...crackers, unitCents: 470 },
    ],
  };
  expect(judgeOrder(swapped, catalogue)).toMatchObject({ kind: 'price-changed', shopCents: 3191 });
});

test('A-204 other terms since are a changed price if the check code is right', () => {
  const earlier = { ...order, writtenTotalCents: 3500 };
  expect(judgeOrder(earlier, catalogue)).toMatchObject({ kind: 'price-changed', writtenCents: 3500 });
  expect(judgeOrder({ ...earlier, check: 'none' }, catalogue).kind).toBe('edited');
});

test('A-204 an edited order has both sums, and the customer owes what the shop says', () => {
  const edited = {
    ...order,
    lines: [{ ...tea, unitCents: 100 }, crackers],
    writtenTotalCents: 691,
    check: 'wrong' as const,
  };
  const judgement = judgeOrder(edited, catalogue);
  expect(judgement).toEqual({ kind: 'edited', writtenCents: 691, shopCents: 3191, unknown: [] });
  expect(dueCents(judgement)).toBe(3191);
  expect(dueLines(edited, judgement, catalogue)).toEqual([tea, crackers]);
});

test('A-204 products that the shop does not know are reported, and count with their written price', () => {
  const gone = { id: 99, name: 'Plum Wine', qty: 1, unitCents: 1000 };
  const nameless = { ...gone, id: undefined };
  // 12.80 × 2 + 10.00 × 2 = 45.60, with shipping and tax 48.34.
  const lines = [tea, gone, nameless];
  expect(judgeOrder({ ...order, lines, writtenTotalCents: 4834 }, catalogue)).toEqual({
    kind: 'price-changed',
    writtenCents: 4834,
    shopCents: 4834,
    unknown: [gone, nameless],
  });
  const edited = { ...order, lines, check: 'wrong' as const };
  expect(dueLines(edited, judgeOrder(edited, catalogue), catalogue)).toEqual(lines);
});

test('A-204 a collected order has the bill of a collected one', () => {
  expect(judgeOrder({ ...order, method: 'collect' }, catalogue).kind).toBe('agrees');
});

test('A-211 an order is edited if it is judged so, and without a catalogue if its check is wrong', () => {
  const judgement = { writtenCents: 1, shopCents: 1, unknown: [] };
  expect(isEdited({ check: 'none' }, { kind: 'edited', ...judgement })).toBe(true);
  expect(isEdited({ check: 'none' }, { kind: 'price-changed', ...judgement })).toBe(false);
  expect(isEdited({ check: 'wrong' }, undefined)).toBe(true);
  expect(isEdited({ check: 'none' }, undefined)).toBe(false);
});

test('A-221 an order is checked first if it was edited or its price has changed', () => {
  const judgement = { writtenCents: 1, shopCents: 1, unknown: [] };
  expect(needsCheck({ check: 'right' }, { kind: 'edited', ...judgement })).toBe(true);
  expect(needsCheck({ check: 'right' }, { kind: 'price-changed', ...judgement })).toBe(true);
  expect(needsCheck({ check: 'right' }, { kind: 'agrees', ...judgement })).toBe(false);
  expect(needsCheck({ check: 'wrong' }, undefined)).toBe(true);
  expect(needsCheck({ check: 'right' }, undefined)).toBe(false);
});
