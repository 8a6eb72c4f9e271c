import type { CartLine } from '@/lib/domain/cart';
import { testProduct } from '@/lib/domain/product-fixture';
import { removalOf, restoreLine, restoreWishlistItem, type Removal } from '@/lib/domain/removals';
import { entryOf, readEntries, type Entries } from '@/lib/domain/stored-entries';

const line = (id: number, qty = 1): CartLine => ({ product: testProduct(id), qty });
const entry = ({ product, qty }: CartLine) => entryOf(product, qty);

const [a, b, c, d] = [line(1), line(2, 3), line(3), line(4)];

/** Removes lines one after another, as the page does; the last removal comes first in `removals`. */
function remove(lines: readonly CartLine[], removed: readonly CartLine[]) {
  const removals: Removal<CartLine>[] = [];
  let remaining = lines;
  for (const removedLine of removed) {
    removals.unshift(removalOf(removedLine, remaining));
    remaining = remaining.filter((other) => other !== removedLine);
  }
  return { remaining, removals };
}

test.each([[[a]], [[b, c]], [[c, b]], [[a, b, c, d]], [[d, a, c, b]]])(
  'A-80 CART-04 removed lines return to their places, with their quantities: case %#',
  (removed) => {
    const all = [a, b, c, d];
    const { remaining, removals } = remove(all, removed);
    expect(remaining).toEqual(all.filter((kept) => !removed.includes(kept)));
    expect(removals.reduce<Entries>(restoreLine, remaining.map(entry))).toEqual(all.map(entry));
  },
);

test('A-80 a line that another tab has already removed has no preceding lines', () => {
  expect(removalOf(b, [a, b, c])).toEqual({ item: b, precedingIds: [1] });
  expect(removalOf(b, [a, c])).toEqual({ item: b, precedingIds: [] });
});

test.each([
  [1, 4],
  [2, 5],
  [5, 5],
])(
  'CART-04 %s units from another tab and 3 restored ones become %s, up to the stock of 5',
  (otherQty, qty) => {
    const entries = [line(2, otherQty), a, d].map(entry);
    const restored = restoreLine(entries, { item: b, precedingIds: [] });
    expect(restored).toEqual([line(2, qty), a, d].map(entry));
  },
);

test('CART-04 A-63 unreadable entries stay as they are', () => {
  const stored = readEntries([{ id: 1, qty: 1 }, 'odd', { id: 4, qty: 1 }]).value;
  expect(restoreLine(stored, { item: b, precedingIds: [1] })).toEqual([
    stored[0],
    entry(b),
    stored[1],
    stored[2],
  ]);
});

test('WISH-04 a wishlist item returns to its place, and only once', () => {
  const [one, two, three] = [1, 2, 3].map((id) => entryOf(testProduct(id)));
  const removal = { item: { product: testProduct(2) }, precedingIds: [1] };
  const restored = restoreWishlistItem(readEntries([testProduct(1), testProduct(3)]).value, removal);
  expect(restored).toEqual([one, two, three]);
  expect(restoreWishlistItem(restored, removal)).toBe(restored);
  expect(restoreWishlistItem([], removal)).toEqual([two]);
});
