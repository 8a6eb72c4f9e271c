import { catalogue, oats, soap, soldOut } from '@/lib/domain/product-fixture';
import { entryOf, readEntries } from '@/lib/domain/stored-entries';
import { addToWishlist, isOnWishlist, removeFromWishlist, resolveWishlist } from '@/lib/domain/wishlist';

const known = { products: catalogue, isComplete: true };
const entries = (...stored: unknown[]) => readEntries(stored).value;

test('CARD-08 WISH-03 WISH-08 a product is added at the end, sold out or not (A-63)', () => {
  expect(addToWishlist([entryOf(oats)], soldOut)).toEqual({
    kind: 'added',
    entries: [entryOf(oats), entryOf(soldOut)],
  });
});

test('CARD-09 WISH-03 a product on the wishlist is not added again', () => {
  expect(addToWishlist(entries({ id: '1' }), oats)).toEqual({ kind: 'already' });
});

test('WISH-04 all entries of an id are removed, and an absent id changes nothing', () => {
  expect(removeFromWishlist([entryOf(oats), entryOf(soap)], 1)).toEqual({
    kind: 'removed',
    entries: [entryOf(soap)],
  });
  expect(removeFromWishlist(entries({ id: 31 }, 'odd'), 31).entries).toEqual(entries(1, 'odd').slice(1));
  expect(removeFromWishlist(entries({ id: 1 }, null), 2)).toEqual({ kind: 'absent' });
});

test('WISH-01 F-36 F-153 known products are shown once each in their stored order, sold out or not', () => {
  const stored = [{ id: '6', name: 'Forged', price: 0.01 }, { id: 31 }, 1, 'odd', { id: 6 }];
  expect(resolveWishlist(entries(...stored), known)).toEqual({ products: [soldOut, oats], pending: [] });
});

test.each([null, 'null', 7, {}, { state: { lines: null } }])(
  'WISH-02 STORE-07 %j is an empty wishlist',
  (stored) => {
    const { value } = readEntries(stored);
    expect(resolveWishlist(value, known)).toEqual({ products: [], pending: [] });
  },
);

test('A-63 before the catalogue is loaded, the products of the page are shown, and other entries are pending', () => {
  const stored = entries({ id: 31 }, 'odd', { id: 1 });
  const content = resolveWishlist(stored, { products: new Map([[1, oats]]), isComplete: false });
  expect(content).toEqual({ products: [oats], pending: [{ id: 31, qty: 0, stored: { id: 31 } }] });
  expect([1, 31, 2].map((id) => isOnWishlist(content, id))).toEqual([true, true, false]);
});
