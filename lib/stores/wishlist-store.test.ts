import fc from 'fast-check';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { idIn } from '@/lib/domain/stored-list';
import { fakeCatalogue } from '@/lib/stores/catalogue-fixture';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createWishlistStore } from '@/lib/stores/wishlist-store';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', price: 9, discount: 0, stock: 0, ...base };
const catalogue: Catalogue = new Map([oats, soap, gone].map((product) => [product.id, product]));

/** A page of the shop; without a catalogue none can be loaded either. */
function openPage(known: Catalogue | undefined = catalogue, open = () => localStorage) {
  const { store: whole, load } = fakeCatalogue(known);
  const { getState } = createWishlistStore({ storage: createSafeStorage(open), catalogue: whole });
  void getState().retry();
  return { getState, load };
}

type Page = ReturnType<typeof openPage>;

const ids = ({ getState }: Page) => getState().products.map(({ id }) => id);
const stored = (): unknown => JSON.parse(localStorage.getItem('wishlist') ?? 'null');

const oatsItem =
  '{"id":1,"name":"Oats","price":20,"discount":25,"rate":4,"img":"/images/x.avif","category":"Baby Collection","stock":3}';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('STORE-03 WISH-07 every change is written under wishlist, as bare product fields without quantity', () => {
  const { add, remove } = openPage().getState();
  expect(add(oats).kind).toBe('added');
  expect(localStorage.getItem('wishlist')).toBe(`[${oatsItem}]`);
  expect(add(gone).kind).toBe('added');
  expect(stored()).toMatchObject([{ id: 1 }, { id: 6, stock: 0 }]);
  expect(remove(1).kind).toBe('removed');
  expect(stored()).toMatchObject([{ id: 6 }]);
});

test('WISH-03 WISH-04 STORE-10 a second add and the removal of what is not there change nothing', () => {
  const page = openPage();
  page.getState().add(oats);
  expect(page.getState().add(oats).kind).toBe('already');
  expect(page.getState().remove(2).kind).toBe('absent');
  expect(localStorage.getItem('wishlist')).toBe(`[${oatsItem}]`);
});

test('STORE-10 what changes nothing is not written', () => {
  expect(openPage().getState().remove(1).kind).toBe('absent');
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('wishlist', '[{"id":1}]');
  expect(openPage().getState().add(oats).kind).toBe('already');
  expect(localStorage.getItem('wishlist')).toBe('[{"id":1}]');
});

test('STORE-06 TECH-07 a reload finds the same wishes, after the first reading', () => {
  openPage().getState().add(oats);
  const { store: whole } = fakeCatalogue(catalogue);
  const { getState } = createWishlistStore({
    storage: createSafeStorage(() => localStorage),
    catalogue: whole,
  });
  expect(getState()).toMatchObject({ isReady: false, products: [] });
  getState().acknowledge();
  expect(localStorage.getItem('wishlist')).toBe(`[${oatsItem}]`);
  expect(ids(openPage())).toEqual([1]);
});

test.each([
  ['null', []],
  ['', []],
  ['{oops', []],
  ['{"state":{"wishes":null}}', []],
  ['{"__proto__":{"polluted":1}}', []],
  [`[${oatsItem},${oatsItem}]`, [1]],
  ['[{"id":"2"},6,{"id":2}]', [2, 6]],
  ['{"state":{"items":[{"id":2}]},"version":0}', [2]],
  ['[{"id":1,"name":"<img src=x onerror=alert(1)>","price":0}]', [1]],
])('F-36 STORE-07 from %s the known products come once each, and adding works', (text, expected) => {
  localStorage.setItem('wishlist', text);
  const page = openPage();
  expect(ids(page)).toEqual(expected);
  expect(page.getState()).toMatchObject({
    isReady: true,
    pendingNotice: text === '{oops' ? 'unreadable' : 'none',
  });
  for (const product of page.getState().products) expect(catalogue.get(product.id)).toBe(product);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  page.getState().remove(1);
  page.getState().add(oats);
  expect(ids(openPage())).toEqual([...expected.filter((id) => id !== 1), 1]);
});

test('F-36 F-153 A-63 a wishlist that cannot be read is told, and kept under wishlist.bak before it is overwritten', () => {
  localStorage.setItem('wishlist', '[{"id":1},{"id":2');
  const { getState } = openPage();
  expect(getState().pendingNotice).toBe('unreadable');
  getState().acknowledge();
  expect(openPage().getState().pendingNotice).toBe('none');
  expect(localStorage.getItem('wishlist.bak')).toBeNull();
  getState().add(oats);
  expect(localStorage.getItem('wishlist.bak')).toBe('[{"id":1},{"id":2');
  expect(localStorage.getItem('wishlist')).toBe(`[${oatsItem}]`);
});

test('F-151 a wish that an older catalogue does not know is there again with the newer one', () => {
  localStorage.setItem('wishlist', '[{"id":31},{"id":2}]');
  const page = openPage();
  expect(ids(page)).toEqual([2]);
  page.getState().remove(2);
  page.getState().add(gone);
  expect(stored()).toMatchObject([{ id: 31 }, { id: 6 }]);
});

test('F-41 keys in other letters are neither read nor deleted', () => {
  localStorage.setItem('Wishlist', `[${oatsItem}]`);
  const page = openPage();
  expect(ids(page)).toEqual([]);
  page.getState().add(soap);
  expect(localStorage.getItem('Wishlist')).toBe(`[${oatsItem}]`);
});

test('F-42 two tabs that have not heard of each other both keep their wish', () => {
  const [one, other, third] = [openPage(), openPage(), openPage()];
  one.getState().add(oats);
  other.getState().add(soap);
  expect(other.getState().add(oats).kind).toBe('already');
  third.getState().acknowledge();
  expect(stored()).toMatchObject([{ id: 1 }, { id: 2 }]);
  one.getState().remove(2);
  expect(stored()).toMatchObject([{ id: 1 }]);
  localStorage.clear();
  void other.getState().retry();
  expect(ids(other)).toEqual([]);
});

test('F-28 F-29 F-31 without room the wishes last in memory, which is told once, and are kept when there is', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = openPage();
  page.getState().add(oats);
  expect(page.getState().pendingNotice).toBe('unsaved');
  page.getState().acknowledge();
  page.getState().add(gone);
  expect(page.getState().pendingNotice).toBe('none');
  full.mockRestore();
  page.getState().add(soap);
  expect(stored()).toMatchObject([{ id: 1 }, { id: 6 }, { id: 2 }]);

  const blocked = openPage(catalogue, () => {
    throw new DOMException('no', 'SecurityError');
  });
  blocked.getState().add(oats);
  void blocked.getState().retry();
  expect(ids(blocked)).toEqual([1]);
});

test('A-63 an empty wishlist asks for no catalogue', async () => {
  const { getState, load } = openPage(undefined);
  await getState().retry();
  expect(load).not.toHaveBeenCalled();
});

test('A-63 without the catalogue any stored entries survive adding and removing', async () => {
  const other = fc.jsonValue().filter((entry) => idIn(entry) !== 1);
  await fc.assert(
    fc.asyncProperty(fc.array(other, { minLength: 1, maxLength: 6 }), async (entries) => {
      const text = JSON.stringify([{ id: 31 }, ...entries]);
      localStorage.setItem('wishlist', text);
      const kept: unknown = JSON.parse(text);
      const { getState } = createWishlistStore({
        storage: createSafeStorage(() => localStorage),
        catalogue: fakeCatalogue().store,
      });
      await getState().retry();
      expect(getState().isReady).toBe(true);
      expect(stored()).toEqual(kept);
      getState().add(oats);
      expect(stored()).toEqual([...JSON.parse(text), JSON.parse(oatsItem)]);
      getState().remove(1);
      expect(stored()).toEqual(kept);
    }),
  );
});

test('STORE-07 whatever text is stored, the wishes are known and each there once', () => {
  const entry = fc.record(
    { id: fc.oneof(fc.constantFrom(1, 2, 6, 31), fc.jsonValue()) },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(entry).map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(text, (value) => {
      localStorage.setItem('wishlist', value);
      const page = openPage();
      expect(ids(page)).toHaveLength(page.getState().products.length);
      expect(new Set(ids(page)).size).toBe(ids(page).length);
      page.getState().add(oats);
      expect(ids(openPage())).toEqual(ids(page));
      expect(ids(page)).toContain(1);
    }),
  );
});
