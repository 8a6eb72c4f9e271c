import fc from 'fast-check';
import {
  addToCart,
  correctedEntries,
  countLines,
  removeFromCart,
  resolveCart,
  subtotalCents,
  updateQty,
} from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { readEntries, type Entry } from '@/lib/domain/stored-entries';

/** What holds of every cart, after any actions and from any storage; the single cases are in cart.test.ts. */

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', price: 9, discount: 0, stock: 0, ...base };
const fourth: Product = { ...soap, id: 3, stock: 2 };
const catalogue = new Map([oats, soap, gone, fourth].map((product) => [product.id, product]));
const known = { products: catalogue, isWhole: true };
const linesOf = (entries: readonly Entry[]) => resolveCart(entries, known).lines;
/** As storage gives back what is written. */
const reread = (entries: readonly Entry[]) =>
  readEntries(JSON.parse(JSON.stringify(entries.map(({ stored }) => stored)))).value;

type Step = {
  readonly action: 'add' | 'update' | 'remove';
  readonly product: Product;
  readonly qty: number;
};
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    action: fc.constantFrom('add', 'update', 'remove'),
    product: fc.constantFrom(oats, soap, gone, fourth),
    qty: fc.integer({ min: -2, max: 5 }),
  }),
  { maxLength: 30 },
);

function run(entries: readonly Entry[], { action, product, qty }: Step): readonly Entry[] {
  if (action === 'add') return addToCart(entries, product, Math.max(1, qty)).entries ?? entries;
  const changed =
    action === 'update' ? updateQty(entries, product, qty) : removeFromCart(entries, product.id);
  return changed.entries ?? entries;
}

/** The same rules once more, on a plain map of quantities. */
function model(held: Map<number, number>, { action, product: { id, stock }, qty }: Step): void {
  const now = held.get(id);
  if (action === 'remove' || (action === 'update' && qty <= 0)) held.delete(id);
  else if (action === 'update' && now !== undefined && qty <= stock) held.set(id, qty);
  else if (action === 'add' && (now ?? 0) + Math.max(1, qty) <= stock)
    held.set(id, (now ?? 0) + Math.max(1, qty));
}

test('STORE-10 after any actions the lines are those of the rules: within stock, one per product, in order', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const held = new Map<number, number>();
      let entries: readonly Entry[] = [];
      for (const step of all) {
        entries = run(entries, step);
        model(held, step);
        expect(linesOf(entries).map(({ product, qty }) => [product.id, qty])).toEqual([...held]);
        expect(countLines(resolveCart(entries, known))).toBe(held.size);
      }
      for (const { product, qty } of linesOf(entries)) expect(qty >= 1 && qty <= product.stock).toBe(true);
    }),
  );
});

test('STORE-01 STORE-02 what is written is read again as it was, and called unchanged', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const entries = all.reduce(run, []);
      expect(reread(entries)).toEqual(entries);
      expect(resolveCart(entries, known).changes).toBe('');
      expect(correctedEntries(entries, known)).toEqual(entries);
    }),
  );
});

test('SUM-03 F-54 the order of the lines does not change the subtotal', () => {
  const products = fc.record({
    cents: fc.integer({ min: 450, max: 10_000 }),
    discount: fc.integer({ min: 0, max: 78 }),
  });
  const some = fc.array(fc.tuple(products, fc.integer({ min: 1, max: 79 })), { minLength: 1 }).map((rows) =>
    rows.map(([{ cents, discount }, qty], index) => {
      const product = { ...soap, id: index + 1, price: cents / 100, discount };
      return { product, qty };
    }),
  );
  const shuffled = some.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  );
  fc.assert(
    fc.property(shuffled, ([lines, others]) => expect(subtotalCents(others)).toBe(subtotalCents(lines))),
  );
});

test('STORE-07 F-26 F-151 whatever storage holds, a sound cart comes out, and what nobody knows is written back', () => {
  const piece = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.jsonValue(), fc.anything());
  const entries = fc.array(fc.oneof(fc.record({ id: piece, qty: piece }, { requiredKeys: [] }), piece));
  const hostile = fc.oneof(entries, fc.record({ state: fc.record({ lines: entries }) }), piece);
  fc.assert(
    fc.property(hostile, (stored) => {
      const { value } = readEntries(stored);
      const lines = linesOf(value);
      for (const { product, qty } of lines) {
        expect(catalogue.get(product.id)).toBe(product);
        expect(Number.isInteger(qty) && qty >= 1 && qty <= product.stock).toBe(true);
      }
      const corrected = correctedEntries(value, known);
      expect(linesOf(corrected)).toEqual(lines);
      const isUnknown = ({ id }: Entry) => id === undefined || !catalogue.has(id);
      expect(corrected.filter(isUnknown)).toEqual(value.filter(isUnknown));
      expect(correctedEntries(corrected, known)).toEqual(corrected);
      expect(Number.isInteger(subtotalCents(lines))).toBe(true);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});
