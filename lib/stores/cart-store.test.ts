import { countLines } from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { createCartStore } from '@/lib/stores/cart-store';
import { fakeCatalogue } from '@/lib/stores/catalogue-fixture';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', price: 9, discount: 0, stock: 0, ...base };
const catalogue = new Map([oats, soap, gone].map((product) => [product.id, product]));
const { store: whole } = fakeCatalogue(catalogue);

/** A page of the shop with the catalogue at hand, over what storage holds. */
function openPage(stored?: string) {
  if (stored !== undefined) localStorage.setItem('Cart', stored);
  const store = createCartStore({ storage: createSafeStorage(() => localStorage), catalogue: whole });
  void store.getState().retry();
  return store.getState;
}

function held(getState: ReturnType<typeof openPage>): number[][] {
  return getState().lines.map(({ product, qty }) => [product.id, qty]);
}

const stored = (): unknown => JSON.parse(localStorage.getItem('Cart') ?? 'null');

const threeOats =
  '[{"id":1,"name":"Oats","price":20,"discount":25,"rate":4,"img":"/images/x.avif","category":"Baby Collection","stock":3,"qty":3}]';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('STORE-01 STORE-02 every change is written at once, as a bare array of items (A-20)', () => {
  const { add, update, remove } = openPage()();
  add(oats, 2);
  expect(stored()).toEqual([
    {
      id: 1,
      name: 'Oats',
      price: 20,
      discount: 25,
      rate: 4,
      img: '/images/x.avif',
      category: 'Baby Collection',
      stock: 3,
      qty: 2,
    },
  ]);
  add(soap);
  expect(stored()).toMatchObject([{ id: 1 }, { id: 2, qty: 1 }]);
  update(2, 5);
  expect(stored()).toMatchObject([{ id: 1 }, { id: 2, qty: 5 }]);
  remove(1);
  expect(stored()).toMatchObject([{ id: 2, qty: 5 }]);
});

test('STORE-02 what only the product page knows is not stored', () => {
  openPage()().add(Object.assign({ description: 'long' }, oats));
  expect(localStorage.getItem('Cart')).not.toContain('long');
});

test('STORE-10 each action says what became of it, and a refused one changes nothing', () => {
  const getState = openPage();
  const { add, update, remove } = getState();
  expect(add(oats, 3).kind).toBe('added');
  expect(add(oats).kind).toBe('stock-full');
  expect(add(gone).kind).toBe('stock-full');
  expect(update(1, 4).kind).toBe('stock-full');
  expect(update(2, 1).kind).toBe('absent');
  expect(remove(2).kind).toBe('absent');
  expect(held(getState)).toEqual([[1, 3]]);
  expect(localStorage.getItem('Cart')).toBe(threeOats);
  expect(update(1, 0).kind).toBe('removed');
  expect(stored()).toEqual([]);
});

test('STORE-10 what is refused is not written, so a fresh visit still leaves no trace', () => {
  const { add, update, remove } = openPage()();
  expect([add(gone).kind, update(1, 1).kind, remove(1).kind]).toEqual(['stock-full', 'absent', 'absent']);
  expect(localStorage).toHaveLength(0);
});

test('STORE-06 a reload and a new tab find the same lines', () => {
  openPage()().add(oats, 3);
  expect(held(openPage())).toEqual([[1, 3]]);
});

test('TECH-05 TECH-07 before storage is read the store is empty, not ready, and writes nothing', () => {
  localStorage.setItem('Cart', threeOats);
  const store = createCartStore({ storage: createSafeStorage(() => localStorage), catalogue: whole });
  expect(store.getState()).toMatchObject({ isReady: false, lines: [] });
  store.getState().acknowledge();
  store.setState({});
  expect(localStorage.getItem('Cart')).toBe(threeOats);
});

test('TECH-05 an action before the first reading keeps what is stored', () => {
  localStorage.setItem('Cart', threeOats);
  const store = createCartStore({ storage: createSafeStorage(() => localStorage), catalogue: whole });
  store.getState().add(soap);
  expect(stored()).toMatchObject([
    { id: 1, qty: 3 },
    { id: 2, qty: 1 },
  ]);
  expect(store.getState().isReady).toBe(true);
});

test.each([
  ['F-1 F-2', 'null'],
  ['F-3', ''],
  ['F-5', '[]'],
  ['F-5', '{}'],
  ['F-8', '{"state":{"lines":null}}'],
  ['F-26', '{"__proto__":{"polluted":1}}'],
  ['F-26', '{"constructor":{"prototype":{"polluted":1}}}'],
])('%s STORE-07 %s counts as empty, without a notice, and adding works', (_fault, text) => {
  const getState = openPage(text);
  expect(getState()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'none' });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(getState().add(oats, 3).kind).toBe('added');
  expect(localStorage.getItem('Cart')).toBe(threeOats);
  expect(localStorage.getItem('Cart.bak')).toBeNull();
});

test.each([
  ['F-4', '{oops'],
  ['F-5', '7'],
  ['F-5', '"text"'],
  ['F-5', 'true'],
  ['F-8', '{"state":{"lines":"abc"},"version":0}'],
  ['F-8', '{"lines":"abc"}'],
  ['F-13', '[{"id":1.5,"qty":1},{"id":null,"qty":1},{"id":{},"qty":1},{"id":"__proto__","qty":1}]'],
  ['F-153', '{"state":{"a":[{"id":1,"qty":1}],"b":[{"id":2,"qty":1}]}}'],
])('%s F-153 STORE-07 A-63 %s counts as empty, is told, and kept under Cart.bak', (_fault, text) => {
  const getState = openPage(text);
  expect(getState()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'unreadable' });
  expect(localStorage.getItem('Cart')).toBe(text);
  expect(getState().add(oats, 3).kind).toBe('added');
  expect(localStorage.getItem('Cart')).toBe(threeOats);
  expect(localStorage.getItem('Cart.bak')).toBe(text);
  expect(getState().pendingNotice).toBe('none');
});

test('F-1 a fresh visit is empty and leaves no trace', () => {
  expect(openPage()()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'none' });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['F-6', '[{"id":1,"qty":3}]'],
  ['F-6', threeOats],
  ['F-7', '{"state":{"lines":[{"id":1,"qty":3}]},"version":0}'],
  ['F-7', '{"state":{"items":[{"id":1,"qty":3}],"open":true},"version":3}'],
  ['F-153', '{"items":[{"id":"1","qty":"3"}]}'],
  ['F-153', '{"lines":[{"id":1,"quantity":3.0}]}'],
  ['F-153', '{"1":3}'],
  ['F-153', '{"state":{"items":{"1":3}}}'],
  ['F-153', '"[{\\"id\\":1,\\"qty\\":3}]"'],
  ['F-10', '[{"id":1,"qty":3,"colour":"red","v":9}]'],
  ['F-19', '[{"id":1,"qty":3,"price":0.01}]'],
  ['F-19', '[{"id":1,"qty":3,"price":"free","name":null}]'],
  ['F-20 F-21', '[{"id":1,"qty":3,"discount":100,"stock":9999}]'],
  ['F-24 F-25', '[{"id":1,"qty":3,"name":"<img src=x onerror=alert(1)>","img":"javascript:alert(1)"}]'],
])('%s from %s id and quantity count, everything else is the catalogue’s', (_fault, text) => {
  const getState = openPage(text);
  expect(getState().lines).toEqual([{ product: oats, qty: 3 }]);
  expect(getState().pendingNotice).toBe('none');
});

test.each([
  ['F-11', '[{"id":31,"qty":1},{"id":0,"qty":1},{"id":-1,"qty":1},{"id":1000000000,"qty":1}]', []],
  ['F-13', '[{"id":"constructor","qty":1},null,7,"x",[],{"id":1,"qty":1}]', [[1, 1]]],
  ['F-14', '[{"id":1,"qty":-1},{"id":2,"qty":0}]', []],
  [
    'F-15',
    '[{"id":1,"qty":1e308},{"id":2,"qty":"Infinity"}]',
    [
      [1, 3],
      [2, 79],
    ],
  ],
  ['F-16', '[{"id":1,"qty":null},{"id":2,"qty":"abc"},{"id":1},{"id":2,"qty":{}},{"id":1,"qty":true}]', []],
  [
    'F-18',
    '[{"id":1,"qty":2},{"id":2,"qty":1},{"id":1,"qty":2}]',
    [
      [1, 3],
      [2, 1],
    ],
  ],
  ['F-22', '[{"id":1,"qty":10}]', [[1, 3]]],
  ['F-23', '[{"id":6,"qty":1},{"id":2,"qty":1}]', [[2, 1]]],
])('%s %s is shown right, and told once in a tab; reading writes nothing', (_fault, text, expected) => {
  const getState = openPage(text);
  expect(held(getState)).toEqual(expected);
  expect(countLines(getState())).toBe(expected.length);
  expect(getState().pendingNotice).toBe('changed');
  expect(localStorage.getItem('Cart')).toBe(text);
  getState().acknowledge();
  void getState().retry();
  expect(getState().pendingNotice).toBe('none');
  expect(openPage()().pendingNotice).toBe('none');
  sessionStorage.clear();
  expect(openPage()().pendingNotice).toBe('changed');
  expect(localStorage.getItem('Cart')).toBe(text);
});

test('F-22 F-23 F-150 A-63 the correction is written with the shopper’s own next change, unknown ids as they were', () => {
  const unknown = '{"id":"31","qty":2,"colour":"red"}';
  const getState = openPage(`[${unknown},{"id":1,"qty":10},{"id":6,"qty":1},"odd"]`);
  getState().add(soap);
  expect(stored()).toEqual([JSON.parse(unknown), JSON.parse(threeOats)[0], 'odd', { ...soap, qty: 1 }]);
  expect(held(getState)).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('F-151 a line that an older catalogue does not know is there again with the newer one', () => {
  const older = new Map([[2, soap]]);
  localStorage.setItem('Cart', '[{"id":1,"qty":3},{"id":2,"qty":1}]');
  const page = createCartStore({
    storage: createSafeStorage(() => localStorage),
    catalogue: fakeCatalogue(older).store,
  });
  page.refresh();
  expect(page.getState().lines).toEqual([{ product: soap, qty: 1 }]);
  page.getState().update(2, 4);
  page.getState().remove(2);
  expect(held(openPage())).toEqual([[1, 3]]);
});

test('F-41 keys in other letters are neither read nor deleted', () => {
  localStorage.setItem('cart', threeOats);
  localStorage.setItem('CART', '{oops');
  const getState = openPage();
  expect(getState().lines).toEqual([]);
  getState().add(soap);
  expect(localStorage.getItem('cart')).toBe(threeOats);
  expect(localStorage.getItem('CART')).toBe('{oops');
});
