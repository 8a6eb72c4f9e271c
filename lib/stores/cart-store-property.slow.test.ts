import fc from 'fast-check';
import { availableQty } from '@/lib/domain/product';
import { createCartStore } from '@/lib/stores/cart-store';
import { catalogue, fakeCatalogue, soap } from '@/lib/stores/fixtures';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { runs } from '@/scripts/testing/properties';

const { store: loadedCatalogue } = fakeCatalogue(catalogue);

function openTab() {
  const store = createCartStore({
    storage: createSafeStorage(() => localStorage),
    catalogue: loadedCatalogue,
  });
  void store.getState().retry();
  return store;
}

type Tab = ReturnType<typeof openTab>;

const idsAndQuantities = (tab: Tab) => tab.getState().lines.map(({ product, qty }) => [product.id, qty]);
const storedCart = (): unknown => JSON.parse(localStorage.getItem('Cart') ?? 'null');

/** An action of the shopper in one of two tabs. */
const action = fc.record({
  tab: fc.nat(1),
  product: fc.constantFrom(...catalogue.values()),
  verb: fc.constantFrom('add', 'update', 'remove', 'retry', 'acknowledge'),
  qty: fc.integer({ min: -1, max: 90 }),
});

test('STORE-01 STORE-10 F-42 F-43 two tabs that act in turn store the same as one cart', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40, size: 'max' }), (actions) => {
      localStorage.clear();
      const tabs = [openTab(), openTab()] as const;
      /** The expected cart: quantities by product id. */
      const cart = new Map<number, number>();
      const results: string[] = [];
      const expected: string[] = [];
      for (const { tab, product, verb, qty } of actions) {
        const { add, update, remove, retry, acknowledge } = (tab === 0 ? tabs[0] : tabs[1]).getState();
        const { id, stock = 999_999 } = product;
        const qtyBefore = cart.get(id);
        if (verb === 'add') {
          const chosen = Math.max(1, qty);
          const sum = (qtyBefore ?? 0) + chosen;
          results.push(add(product, chosen).kind);
          expected.push(sum <= stock ? 'added' : 'stock-full');
          if (sum <= stock) cart.set(id, sum);
        } else if (verb === 'update') {
          update(id, qty);
          if (qtyBefore !== undefined && qty <= 0) cart.delete(id);
          else if (qtyBefore !== undefined && qty <= stock) cart.set(id, qty);
        } else if (verb === 'remove') {
          remove(id);
          cart.delete(id);
        } else if (verb === 'retry') void retry();
        else acknowledge();
      }
      expect(results).toEqual(expected);
      for (const tab of tabs) {
        void tab.getState().retry();
        expect(idsAndQuantities(tab)).toEqual([...cart]);
      }
      const items = [...cart].map(([id, qty]) => ({ ...catalogue.get(id), qty }));
      expect(storedCart() ?? []).toEqual(items);
    }),
  );
});

/** Any JSON, or a record that resembles an entry of the cart. */
const entry = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      id: fc.oneof(fc.constantFrom(1, 2, 6, 31, '1', null), fc.double()),
      qty: fc.oneof(fc.integer(), fc.double(), fc.constantFrom('2', 'Infinity', 'abc', null, true)),
      price: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);
const entries = fc.array(entry, { maxLength: 8 });
const storedText = fc.oneof(
  fc.string(),
  fc.json(),
  entries.map((value) => JSON.stringify(value)),
  entries.map((lines) => JSON.stringify({ state: { lines }, version: 0 })),
);

test('STORE-07 A-63 whatever text is stored, the cart has only known products, each once and within its stock', () => {
  fc.assert(
    fc.property(storedText, (text) => {
      localStorage.clear();
      localStorage.setItem('Cart', text);
      const tab = openTab();
      expect(tab.getState().isReady).toBe(true);
      const lines = tab.getState().lines;
      expect(new Set(lines.map(({ product }) => product.id)).size).toBe(lines.length);
      for (const { product, qty } of lines) {
        expect(catalogue.get(product.id)).toBe(product);
        expect(Number.isInteger(qty) && qty >= 1 && qty <= availableQty(product)).toBe(true);
      }
      const secondTab = openTab();
      expect(idsAndQuantities(secondTab)).toEqual(idsAndQuantities(tab));
      expect(localStorage.getItem('Cart')).toBe(text);
      secondTab.getState().remove(2);
      expect(secondTab.getState().add(soap, 7).kind).toBe('added');
      expect(idsAndQuantities(openTab()).at(-1)).toEqual([2, 7]);
    }),
    runs(500),
  );
});
