import { catalogue, fakeCatalogue, oats, soldOut } from '@/lib/stores/fixtures';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createWishlistStore } from '@/lib/stores/wishlist-store';

function openPage() {
  const { store: loadedCatalogue } = fakeCatalogue(catalogue);
  const { getState } = createWishlistStore({
    storage: createSafeStorage(() => localStorage),
    catalogue: loadedCatalogue,
  });
  void getState().retry();
  return { getState };
}

type Page = ReturnType<typeof openPage>;

const ids = ({ getState }: Page) => getState().products.map(({ id }) => id);
const storedWishlist = (): unknown => JSON.parse(localStorage.getItem('wishlist') ?? 'null');

const oatsItem =
  '{"id":1,"name":"Oats","price":20,"discount":25,"rate":4,"img":"/images/x.avif","category":"Baby Collection","stock":3}';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('STORE-03 WISH-07 every change is written under the key wishlist, as product fields without a quantity', () => {
  const { add, remove } = openPage().getState();
  expect(add(oats).kind).toBe('added');
  expect(localStorage.getItem('wishlist')).toBe(`[${oatsItem}]`);
  expect(add(soldOut).kind).toBe('added');
  expect(storedWishlist()).toMatchObject([{ id: 1 }, { id: 6, stock: 0 }]);
  expect(remove(1).kind).toBe('removed');
  expect(storedWishlist()).toMatchObject([{ id: 6 }]);
});

test('WISH-03 WISH-04 STORE-10 adding a product again and removing an absent one write nothing', () => {
  expect(openPage().getState().remove(1).kind).toBe('absent');
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('wishlist', '[{"id":1}]');
  expect(openPage().getState().add(oats).kind).toBe('already');
  expect(localStorage.getItem('wishlist')).toBe('[{"id":1}]');
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
])(
  'F-36 STORE-07 with %s stored, the list has each known product once, and adding works',
  (text, expected) => {
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
  },
);

test('F-36 F-153 A-63 an unreadable wishlist is reported, and is copied to wishlist.bak when it is overwritten', () => {
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

test('A-63 a product added before the catalogue is loaded shows at once, without fields that only its page has', () => {
  const { add } = openPage().getState();
  const { getState } = createWishlistStore({
    storage: createSafeStorage(() => localStorage),
    catalogue: fakeCatalogue().store,
  });
  add(soldOut);
  getState().add(Object.assign({ description: 'long' }, oats));
  expect(getState().products).toEqual([oats]);
  expect(storedWishlist()).toEqual([soldOut, oats]);
});

test('F-151 an entry that the catalogue does not know stays stored, for a catalogue that knows it', () => {
  localStorage.setItem('wishlist', '[{"id":31},{"id":2}]');
  const page = openPage();
  expect(ids(page)).toEqual([2]);
  page.getState().remove(2);
  page.getState().add(soldOut);
  expect(storedWishlist()).toMatchObject([{ id: 31 }, { id: 6 }]);
});
