import { readCart, type CheckedLine } from '@/lib/domain/cart';
import { placesOf, restoreLine, restoreWish, withRemoval, type Removal } from '@/lib/domain/removals';
import { readWishlist, type Wish } from '@/lib/domain/wishlist';

function line(id: number, qty = 1): CheckedLine {
  const product = {
    id,
    name: `Tea ${id}`,
    price: 10,
    discount: 0,
    rate: 4,
    img: '/x.avif',
    category: 'Matcha Green Tea',
    stock: 5,
  } as const;
  return { kind: 'checked', product, qty };
}

const [a, b, c, d] = [line(1), line(2, 3), line(3), line(4)];

const shown = (lines: readonly CheckedLine[], removals: readonly Removal<CheckedLine>[]) =>
  placesOf(lines, removals).map(({ kind, entry }) => `${kind} ${entry.product.id}`);

/** Takes lines out one after another, as the page does. */
function removed(all: readonly CheckedLine[], ...gone: readonly CheckedLine[]) {
  return gone.reduce<{ lines: readonly CheckedLine[]; removals: readonly Removal<CheckedLine>[] }>(
    ({ lines, removals }, one) => ({
      lines: lines.filter((other) => other !== one),
      removals: withRemoval(removals, one, placesOf(lines, removals)),
    }),
    { lines: all, removals: [] },
  );
}

test('CART-04 what was removed keeps its place, in whatever order it went', () => {
  for (const gone of [
    [b, c],
    [c, b],
  ]) {
    const { lines, removals } = removed([a, b, c, d], ...gone);
    expect(shown(lines, removals)).toEqual(['kept 1', 'removed 2', 'removed 3', 'kept 4']);
  }
  const first = removed([a, b, c], b, a);
  expect(shown(first.lines, first.removals)).toEqual(['removed 1', 'removed 2', 'kept 3']);
  const all = removed([a, b], a, b);
  expect(shown(all.lines, all.removals)).toEqual(['removed 1', 'removed 2']);
});

test('CART-04 a removal that is taken back restores the line, its quantity and its place', () => {
  const { lines, removals } = removed([a, b, c, d], c, b);
  const [ofC, ofB] = removals;
  const some = ofB && restoreLine(lines, ofB);
  expect(some).toEqual([a, b, d]);
  expect(some && ofC && restoreLine(some, ofC)).toEqual([a, b, c, d]);
  expect(ofC && restoreLine(lines, ofC)).toEqual([a, c, d]);
});

test('CART-04 what is back is no longer shown as removed, and goes anew from where it stands', () => {
  const { removals } = removed([a, b], a);
  expect(shown([b, a], removals)).toEqual(['kept 2', 'kept 1']);
  const again = withRemoval(removals, a, placesOf([b, a], removals));
  expect(again).toEqual([{ entry: a, behind: [2] }]);
  // Another tab was quicker, so that it has no place any more.
  expect(withRemoval([], a, placesOf([b], []))).toEqual([{ entry: a, behind: [] }]);
});

test('CART-04 where another tab has added the product, both are one line of at most the stock', () => {
  expect(restoreLine([line(2, 1)], { entry: b, behind: [] })).toEqual([line(2, 4)]);
  expect(restoreLine([line(2, 4)], { entry: b, behind: [] })).toEqual([line(2, 5)]);
  const full = [line(2, 5)];
  expect(restoreLine(full, { entry: b, behind: [] })).toEqual(full);
});

test('CART-04 A-63 lines that are yet to be checked stay as they are', () => {
  const { lines } = readCart([{ id: 1, qty: 1 }, 'odd', { id: 4, qty: 1 }], undefined);
  const restored = restoreLine(lines, { entry: b, behind: [1] });
  expect(restored).toEqual([lines[0], b, lines[1], lines[2]]);
});

test('WISH-04 a wish comes back to its place, once', () => {
  const wishes: readonly Wish[] = [a, c].map(({ product }) => ({ kind: 'checked', product }));
  const removal = { entry: { product: b.product }, behind: [1] };
  const back = restoreWish(wishes, removal);
  expect(back).toEqual([wishes[0], { kind: 'checked', product: b.product }, wishes[1]]);
  expect(restoreWish(back, removal)).toBe(back);
  expect(restoreWish([], removal)).toEqual([{ kind: 'checked', product: b.product }]);
  const unread = readWishlist([{ id: 3 }], undefined);
  expect(restoreWish(unread, removal)).toEqual([{ kind: 'checked', product: b.product }, ...unread]);
});
