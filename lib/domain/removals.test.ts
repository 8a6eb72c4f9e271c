import type { CartLine } from '@/lib/domain/cart';
import { removalOf, restoreLine, restoreWish, type Removal } from '@/lib/domain/removals';
import { entryOf, readEntries } from '@/lib/domain/stored-entries';

function line(id: number, qty = 1): CartLine {
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
  return { product, qty };
}

const [a, b, c, d] = [line(1), line(2, 3), line(3), line(4)];

const entry = ({ product, qty }: CartLine) => entryOf(product, qty);

/** Takes lines out one after another, as the page does; the last removal comes first. */
function removed(all: readonly CartLine[], ...gone: readonly CartLine[]) {
  return gone.reduce<{ lines: readonly CartLine[]; removals: readonly Removal<CartLine>[] }>(
    ({ lines, removals }, one) => ({
      lines: lines.filter((other) => other !== one),
      removals: [removalOf(one, lines), ...removals],
    }),
    { lines: all, removals: [] },
  );
}

test('A-80 CART-04 what was removed comes back to its place with its quantity, in whatever order it went', () => {
  const all = [a, b, c, d];
  for (const gone of [[a], [b, c], [c, b], [a, b, c, d], [d, a, c, b]]) {
    const { lines, removals } = removed(all, ...gone);
    expect(lines).toEqual(all.filter((each) => !gone.includes(each)));
    expect(removals.reduce<ReturnType<typeof restoreLine>>(restoreLine, lines.map(entry))).toEqual(
      all.map(entry),
    );
  }
});

test('A-80 a removal of what has no place any more, as another tab was quicker, stands at the front', () => {
  expect(removalOf(b, [a, b, c])).toEqual({ item: b, precedingIds: [1] });
  expect(removalOf(b, [a, c])).toEqual({ item: b, precedingIds: [] });
});

test('CART-04 where another tab has added the product, both are one line of at most the stock', () => {
  const restored = (held: number) => restoreLine([entry(line(2, held))], { item: b, precedingIds: [] });
  expect(restored(1)).toEqual([entry(line(2, 4))]);
  expect(restored(4)).toEqual([entry(line(2, 5))]);
  expect(restored(5)).toEqual([entry(line(2, 5))]);
  const others = [a, line(2, 1), d].map(entry);
  expect(restoreLine(others, { item: b, precedingIds: [] })).toEqual([a, line(2, 4), d].map(entry));
});

test('CART-04 A-63 entries whose product is not known stay as they are', () => {
  const held = readEntries([{ id: 1, qty: 1 }, 'odd', { id: 4, qty: 1 }]).value;
  expect(restoreLine(held, { item: b, precedingIds: [1] })).toEqual([held[0], entry(b), held[1], held[2]]);
});

test('WISH-04 a wish comes back to its place, once', () => {
  const [one, two, three] = [a, b, c].map(({ product }) => entryOf(product));
  const removal = { item: { product: b.product }, precedingIds: [1] };
  const held = [a, c].map(({ product }) => entryOf(product));
  const back = restoreWish(held, removal);
  expect(back).toEqual([one, two, three]);
  expect(restoreWish(back, removal)).toBe(back);
  expect(restoreWish([], removal)).toEqual([two]);
});
