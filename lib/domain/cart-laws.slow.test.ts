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
import { availableQty, type Product } from '@/lib/domain/product';
import { catalogue, oats, soap, soldOut } from '@/lib/domain/product-fixture';
import { readEntries, type Entry } from '@/lib/domain/stored-entries';

/** These laws hold for every cart, after any actions and from any storage; single cases are in cart.test.ts. */

const known = { products: catalogue, isComplete: true };
const linesOf = (entries: readonly Entry[]) => resolveCart(entries, known).lines;

type Step = {
  readonly action: 'add' | 'update' | 'remove';
  readonly product: Product;
  readonly qty: number;
};
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    action: fc.constantFrom('add', 'update', 'remove'),
    product: fc.constantFrom(oats, soap, soldOut),
    qty: fc.integer({ min: -2, max: 5 }),
  }),
  { maxLength: 30 },
);

function applyStep(entries: readonly Entry[], { action, product, qty }: Step): readonly Entry[] {
  if (action === 'add') return addToCart(entries, product, Math.max(1, qty)).entries ?? entries;
  const changed =
    action === 'update' ? updateQty(entries, product, qty) : removeFromCart(entries, product.id);
  return changed.entries ?? entries;
}

/** Applies the same rules to a plain map from ids to quantities. */
function applyToModel(model: Map<number, number>, { action, product, qty }: Step): void {
  const { id, stock = 999_999 } = product;
  const current = model.get(id);
  if (action === 'remove' || (action === 'update' && qty <= 0)) model.delete(id);
  else if (action === 'update' && current !== undefined && qty <= stock) model.set(id, qty);
  else if (action === 'add' && (current ?? 0) + Math.max(1, qty) <= stock)
    model.set(id, (current ?? 0) + Math.max(1, qty));
}

test('STORE-10 after any actions the lines are those of the model, within stock, one per product and in order', () => {
  fc.assert(
    fc.property(steps, (allSteps) => {
      const model = new Map<number, number>();
      let entries: readonly Entry[] = [];
      for (const step of allSteps) {
        entries = applyStep(entries, step);
        applyToModel(model, step);
        expect(linesOf(entries).map(({ product, qty }) => [product.id, qty])).toEqual([...model]);
        expect(countLines(resolveCart(entries, known))).toBe(model.size);
      }
    }),
  );
});

test('STORE-01 STORE-02 a cart is read as it was written, and needs no correction', () => {
  fc.assert(
    fc.property(steps, (allSteps) => {
      const entries = allSteps.reduce(applyStep, []);
      const written = JSON.stringify(entries.map(({ stored }) => stored));
      expect(readEntries(JSON.parse(written)).value).toEqual(entries);
      expect(resolveCart(entries, known).changes).toBe('');
      expect(correctedEntries(entries, known)).toEqual(entries);
    }),
  );
});

test('STORE-07 F-26 F-54 F-151 any stored value gives a valid cart, and unknown entries are written back', () => {
  const piece = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.jsonValue(), fc.anything());
  const entries = fc.array(fc.oneof(fc.record({ id: piece, qty: piece }, { requiredKeys: [] }), piece));
  const anyStored = fc.oneof(entries, fc.record({ state: fc.record({ lines: entries }) }), piece);
  fc.assert(
    fc.property(anyStored, (stored) => {
      const { value } = readEntries(stored);
      const lines = linesOf(value);
      for (const { product, qty } of lines) {
        expect(catalogue.get(product.id)).toBe(product);
        expect(Number.isInteger(qty) && qty >= 1 && qty <= availableQty(product)).toBe(true);
      }
      const corrected = correctedEntries(value, known);
      expect(linesOf(corrected)).toEqual(lines);
      const isUnknown = ({ id }: Entry) => id === undefined || !catalogue.has(id);
      expect(corrected.filter(isUnknown)).toEqual(value.filter(isUnknown));
      expect(correctedEntries(corrected, known)).toEqual(corrected);
      expect(subtotalCents(lines.toReversed())).toBe(subtotalCents(lines));
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});
