import { type CartLine } from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { createCartStore } from '@/lib/stores/cart-store';
import { fakeCatalogue } from '@/lib/stores/catalogue-fixture';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
const catalogue = new Map([oats, soap].map((product) => [product.id, product]));
const { store: whole } = fakeCatalogue(catalogue);

function openTab(open: () => Storage | undefined = () => localStorage) {
  const store = createCartStore({ storage: createSafeStorage(open), catalogue: whole });
  void store.getState().retry();
  return store;
}

type Tab = ReturnType<typeof openTab>;

const facts = (lines: readonly CartLine[]) => lines.map(({ product, qty }) => [product.id, qty]);
const held = (tab: Tab) => facts(tab.getState().lines);
const stored = (): unknown => JSON.parse(localStorage.getItem('Cart') ?? 'null');

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('F-42 two tabs add different products, neither having heard of the other: both lines stay', () => {
  const [one, other] = [openTab(), openTab()];
  one.getState().add(oats);
  other.getState().add(soap);
  expect(stored()).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(held(other)).toEqual([
    [1, 1],
    [2, 1],
  ]);
  void one.getState().retry();
  expect(held(one)).toEqual(held(other));
});

test('F-43 two tabs add the same product: never more than the stock', () => {
  const [one, other] = [openTab(), openTab()];
  const kinds = [one, other, one, other].map((tab) => tab.getState().add(oats).kind);
  expect(kinds).toEqual(['added', 'added', 'added', 'stock-full']);
  expect(stored()).toMatchObject([{ id: 1, qty: 3 }]);
});

test('F-42 an update or a removal in one tab keeps what the other tab did', () => {
  const [one, other] = [openTab(), openTab()];
  one.getState().add(oats);
  other.getState().add(soap);
  one.getState().update(1, 3);
  other.getState().remove(1);
  one.getState().add(soap);
  expect(stored()).toMatchObject([{ id: 2, qty: 2 }]);
});

test('F-42 telling the news writes nothing over another tab', () => {
  const one = openTab();
  one.getState().add(oats);
  openTab().getState().add(soap);
  one.getState().acknowledge();
  expect(stored()).toMatchObject([{ id: 1 }, { id: 2 }]);
});

test('F-35 what another tab clears is gone here at the next look', () => {
  const one = openTab();
  one.getState().add(oats);
  localStorage.clear();
  void one.getState().retry();
  expect(one.getState()).toMatchObject({ lines: [], isReady: true });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['F-29 writing throws', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['F-30 reading throws', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
])('%s: adding works in memory, which is told once', (_name, breakStorage) => {
  breakStorage();
  const tab = openTab();
  expect(tab.getState()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'none' });
  expect(tab.getState().add(oats).kind).toBe('added');
  expect(tab.getState().pendingNotice).toBe('unsaved');
  tab.getState().acknowledge();
  tab.getState().add(soap, 2);
  void tab.getState().retry();
  expect(held(tab)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(tab.getState().pendingNotice).toBe('none');
});

test.each([
  ['F-31 the way to storage throws', refuse],
  ['F-32 there is no storage', () => undefined],
])('%s: the cart works in memory', (_name, open) => {
  const tab = openTab(open);
  tab.getState().add(oats, 2);
  tab.getState().update(1, 3);
  void tab.getState().retry();
  expect(held(tab)).toEqual([[1, 3]]);
  tab.getState().remove(1);
  expect(tab.getState()).toMatchObject({ isReady: true, lines: [] });
});

test('F-28 when there is room again, the next change is kept whole', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const tab = openTab();
  tab.getState().add(oats);
  full.mockRestore();
  tab.getState().add(soap);
  expect(stored()).toMatchObject([
    { id: 1, qty: 1 },
    { id: 2, qty: 1 },
  ]);
});
