import type { CartLine } from '@/lib/domain/cart';
import { testProduct } from '@/lib/domain/product-fixture';
import { removalOf, restoreLine, restoreWishlistItem, type Removal } from '@/lib/domain/removals';
import { entryOf, readEntries, type Entries } from '@/lib/domain/stored-entries';

const line = (id: number, qty = 1): CartLine => ({ product: testProduct(id), qty });
const entry = ({ product, qty }: CartLine) => entryOf(product, qty);

const [a, b, c, d] = [line(1), line(2, 3), line(3), line(4)];

/** Removes lines one after another, as the page does; the last removal comes first. */
function remove(lines: readonly CartLine[], gone: readonly CartLine[]) {
  const removals: Removal<CartLine>[] = [];
  let rest = lines;
  for (const one of gone) {
    removals.unshift(removalOf(one, rest));
    rest = rest.filter((other) => other !== one);
  }
  return { rest, removals };
}

test.each([[[a]], [[b, c]], [[c, b]], [[a, b, c, d]], [[d, a, c, b]]])(
  'A-80 CART-04 removed lines return to their places, with their quantities: %#',
  (gone) => {
    const all = [a, b, c, d];
    const { rest, removals } = remove(all, gone);
    expect(rest).toEqual(all.filter((one) => !gone.includes(one)));
    expect(removals.reduce<Entries>(restoreLine, rest.map(entry))).toEqual(all.map(entry));
  },
);

test('A-80 a line that another tab has removed already has no place to return to', () => {
  expect(removalOf(b, [a, b, c])).toEqual({ item: b, precedingIds: [1] });
  expect(removalOf(b, [a, c])).toEqual({ item: b, precedingIds: [] });
});

test.each([
  [1, 4],
  [2, 5],
  [5, 5],
])('CART-04 %s units from another tab and 3 restored ones are %s, up to the stock of 5', (held, qty) => {
  const entries = [line(2, held), a, d].map(entry);
  const restored = restoreLine(entries, { item: b, precedingIds: [] });
  expect(restored).toEqual([line(2, qty), a, d].map(entry));
});

test('CART-04 A-63 unreadable entries stay as they are', () => {
  const held = readEntries([{ id: 1, qty: 1 }, 'odd', { id: 4, qty: 1 }]).value;
  expect(restoreLine(held, { item: b, precedingIds: [1] })).toEqual([held[0], entry(b), held[1], held[2]]);
});

test('WISH-04 a wish returns to its place, once', () => {
  const [one, two, three] = [1, 2, 3].map((id) => entryOf(testProduct(id)));
  const removal = { item: { product: testProduct(2) }, precedingIds: [1] };
  const restored = restoreWishlistItem(readEntries([testProduct(1), testProduct(3)]).value, removal);
  expect(restored).toEqual([one, two, three]);
  expect(restoreWishlistItem(restored, removal)).toBe(restored);
  expect(restoreWishlistItem([], removal)).toEqual([two]);
});
