import fc from 'fast-check';
import { countLines } from '@/lib/domain/cart';
import { idIn } from '@/lib/domain/stored-list';
import { createCartStore } from '@/lib/stores/cart-store';
import { catalogue, fakeCatalogue, oats, throwStorageError, soap, soldOut } from '@/lib/stores/fixtures';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const { store: loadedCatalogue } = fakeCatalogue(catalogue);

const newStore = (
  catalogueStore = loadedCatalogue,
  openStorage: () => Storage | undefined = () => localStorage,
) => createCartStore({ storage: createSafeStorage(openStorage), catalogue: catalogueStore });

/** A page that has the catalogue from the start. */
function openPage(stored?: string) {
  if (stored !== undefined) localStorage.setItem('Cart', stored);
  const { getState } = newStore();
  void getState().retry();
  return { getState };
}

/** A page without the catalogue until `loadCatalogue` is called; `load` counts the requests. */
function openWithoutCatalogue(stored: string) {
  localStorage.setItem('Cart', stored);
  const { store: emptyCatalogue, load, give } = fakeCatalogue();
  const { getState } = newStore(emptyCatalogue);
  const loadCatalogue = async () => {
    give(catalogue);
    await getState().retry();
  };
  return { getState, load, loadCatalogue };
}

function linesOf({ getState }: ReturnType<typeof openPage>): number[][] {
  return getState().lines.map(({ product, qty }) => [product.id, qty]);
}

const storedCart = (): unknown => JSON.parse(localStorage.getItem('Cart') ?? 'null');

const threeOats =
  '[{"id":1,"name":"Oats","price":20,"discount":25,"rate":4,"img":"/images/x.avif","category":"Baby Collection","stock":3,"qty":3}]';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('STORE-01 STORE-02 every change is written at once, as a bare array of items (A-20)', () => {
  const { add, update, remove } = openPage().getState();
  add(oats, 2);
  expect(storedCart()).toEqual([{ ...oats, qty: 2 }]);
  add(soap);
  expect(storedCart()).toMatchObject([{ id: 1 }, { id: 2, qty: 1 }]);
  update(2, 5);
  expect(storedCart()).toMatchObject([{ id: 1 }, { id: 2, qty: 5 }]);
  remove(1);
  expect(storedCart()).toMatchObject([{ id: 2, qty: 5 }]);
});

test('STORE-10 each action returns its result, and a refused one changes nothing', () => {
  const { getState } = openPage();
  const { add, update, remove } = getState();
  expect(add(oats, 3).kind).toBe('added');
  expect(add(oats).kind).toBe('stock-full');
  expect(add(soldOut).kind).toBe('stock-full');
  expect(update(1, 4).kind).toBe('stock-full');
  expect(update(2, 1).kind).toBe('absent');
  expect(remove(2).kind).toBe('absent');
  expect(linesOf({ getState })).toEqual([[1, 3]]);
  expect(localStorage.getItem('Cart')).toBe(threeOats);
  expect(update(1, 0).kind).toBe('removed');
  expect(storedCart()).toEqual([]);
});

test('F-1 STORE-10 a fresh visit is empty, and refused actions write nothing', () => {
  const { getState } = openPage();
  expect(getState()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'none' });
  const { add, update, remove } = getState();
  expect([add(soldOut).kind, update(1, 1).kind, remove(1).kind]).toEqual(['stock-full', 'absent', 'absent']);
  expect(localStorage).toHaveLength(0);
});

test('TECH-05 TECH-07 before storage is read the store is empty, not ready, and writes nothing', () => {
  localStorage.setItem('Cart', threeOats);
  const store = newStore();
  expect(store.getState()).toMatchObject({ isReady: false, lines: [] });
  store.getState().acknowledge();
  store.setState({});
  expect(localStorage.getItem('Cart')).toBe(threeOats);
});

test.each(['null', '{"state":{"lines":null}}'])(
  'F-2 F-8 STORE-07 %s counts as an empty cart, without a notice, and adding works',
  (text) => {
    const { getState } = openPage(text);
    expect(getState()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'none' });
    expect(getState().add(oats, 3).kind).toBe('added');
    expect(localStorage.getItem('Cart')).toBe(threeOats);
    expect(localStorage.getItem('Cart.bak')).toBeNull();
  },
);

test.each(['{oops', '{"lines":"abc"}'])(
  'F-4 F-153 STORE-07 A-63 %s counts as an empty cart, is reported, and is copied to Cart.bak when it is overwritten',
  (text) => {
    const { getState } = openPage(text);
    expect(getState()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'unreadable' });
    expect(localStorage.getItem('Cart')).toBe(text);
    expect(getState().add(oats, 3).kind).toBe('added');
    expect(localStorage.getItem('Cart')).toBe(threeOats);
    expect(localStorage.getItem('Cart.bak')).toBe(text);
    expect(getState().pendingNotice).toBe('none');
  },
);

test('F-7 F-19 F-21 F-24 id and quantity come from storage, and everything else from the catalogue', () => {
  const { getState } = openPage(
    '{"state":{"items":[{"id":1,"qty":3,"price":0.01,"stock":9999,"name":"<img src=x>"}]},"version":0}',
  );
  expect(getState().lines).toEqual([{ product: oats, qty: 3 }]);
  expect(getState().pendingNotice).toBe('none');
});

// Of product 1 only 3 are in stock, product 6 is sold out, and product 31 is unknown.
test.each([
  ['F-22', '[{"id":1,"qty":10}]', [[1, 3]]],
  ['F-11 F-23', '[{"id":6,"qty":1},{"id":31,"qty":1},{"id":2,"qty":1}]', [[2, 1]]],
])(
  '%s %s is shown as it can be bought, is reported once in a tab, and is not rewritten',
  (_fault, text, lines) => {
    const { getState } = openPage(text);
    expect(linesOf({ getState })).toEqual(lines);
    expect(getState().pendingNotice).toBe('changed');
    getState().acknowledge();
    void getState().retry();
    expect(getState().pendingNotice).toBe('none');
    expect(openPage().getState().pendingNotice).toBe('none');
    sessionStorage.clear();
    expect(openPage().getState().pendingNotice).toBe('changed');
    expect(localStorage.getItem('Cart')).toBe(text);
  },
);

test('F-22 F-23 F-150 A-63 the next change writes the corrected entries, and keeps those with unknown ids', () => {
  const unknown = '{"id":"31","qty":2,"colour":"red"}';
  const { getState } = openPage(`[${unknown},{"id":1,"qty":10},{"id":6,"qty":1},"odd"]`);
  getState().add(soap);
  expect(storedCart()).toEqual([JSON.parse(unknown), JSON.parse(threeOats)[0], 'odd', { ...soap, qty: 1 }]);
  expect(linesOf({ getState })).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('F-151 a line that an older catalogue does not know comes back with a newer catalogue', () => {
  const olderCatalogue = new Map([[2, soap]]);
  localStorage.setItem('Cart', '[{"id":1,"qty":3},{"id":2,"qty":1}]');
  const page = newStore(fakeCatalogue(olderCatalogue).store);
  page.refresh();
  expect(page.getState().lines).toEqual([{ product: soap, qty: 1 }]);
  page.getState().update(2, 4);
  page.getState().remove(2);
  expect(linesOf(openPage())).toEqual([[1, 3]]);
});

test('F-41 keys that differ in letter case are neither read nor changed', () => {
  localStorage.setItem('cart', threeOats);
  localStorage.setItem('CART', '{oops');
  const { getState } = openPage();
  expect(getState().lines).toEqual([]);
  getState().add(soap);
  expect(localStorage.getItem('cart')).toBe(threeOats);
  expect(localStorage.getItem('CART')).toBe('{oops');
});

test.each([
  ['F-31 opening storage throws', throwStorageError, () => {}],
  ['F-32 there is no storage', () => undefined, () => {}],
  [
    'F-29 writing throws',
    undefined,
    () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError),
  ],
  [
    'F-30 reading throws',
    undefined,
    () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwStorageError),
  ],
])('%s: the cart works in memory, and one notice per page says so', (_name, openStorage, breakStorage) => {
  breakStorage();
  const { getState } = newStore(loadedCatalogue, openStorage);
  void getState().retry();
  expect(getState()).toMatchObject({ isReady: true, lines: [], pendingNotice: 'none' });
  expect(getState().add(oats).kind).toBe('added');
  expect(getState().pendingNotice).toBe('unsaved');
  getState().acknowledge();
  getState().update(1, 3);
  void getState().retry();
  expect(linesOf({ getState })).toEqual([[1, 3]]);
  expect(getState().pendingNotice).toBe('none');
  expect(sessionStorage).toHaveLength(0);
});

test('A-63 a problem that was solved is reported again when it returns', () => {
  const { getState } = openPage('[{"id":1,"qty":10}]');
  getState().acknowledge();
  getState().update(1, 1);
  localStorage.setItem('Cart', '[{"id":1,"qty":10}]');
  void getState().retry();
  expect(getState().pendingNotice).toBe('changed');
  localStorage.setItem('Cart', '[{"id":1,"qty":11}]');
  getState().acknowledge();
  expect(openPage().getState().pendingNotice).toBe('changed');
});

test.each(['null', '', '[]', '{oops', '{}'])(
  'A-63 with %j stored the catalogue is not loaded',
  async (text) => {
    const { getState, load } = openWithoutCatalogue(text);
    await getState().retry();
    expect(load).not.toHaveBeenCalled();
  },
);

describe('A-63 without the catalogue', () => {
  /** Entries that the catalogue would drop or change: product 31 is unknown, and of product 2 only 79 are in stock. */
  const oddEntries =
    '[ {"id":31,"qty":1}, {"id":2,"qty":"500","name":"Old","note":[1]}, "x", null, {"id":31,"qty":4} ]';

  test('A-63 STORE-10 the badge counts the stored ids, updates are refused, and storage stays as it is', async () => {
    const { getState } = openWithoutCatalogue(oddEntries);
    await getState().retry();
    expect(getState()).toMatchObject({ isReady: true, isUnreachable: true, pendingNotice: 'none' });
    expect(countLines(getState())).toBe(2);
    expect(getState().lines).toEqual([]);
    expect(getState().update(2, 1).kind).toBe('absent');
    expect(localStorage.getItem('Cart')).toBe(oddEntries);
  });

  test('A-63 CARD-06 an added quantity and the stored one together may not exceed the stock', async () => {
    const { getState } = openWithoutCatalogue('[{"id":1,"qty":2}]');
    await getState().retry();
    expect(getState().add(oats, 2).kind).toBe('stock-full');
    expect(storedCart()).toEqual([{ id: 1, qty: 2 }]);
    expect(getState().add(oats).kind).toBe('added');
    expect(storedCart()).toMatchObject([{ id: 1, qty: 3 }]);
  });

  test('A-63 once the catalogue is loaded the entries become lines, with one notice, and nothing is written', async () => {
    const { getState, load, loadCatalogue } = openWithoutCatalogue(oddEntries);
    await getState().retry();
    getState().add(oats);
    await loadCatalogue();
    expect(getState()).toMatchObject({ isUnreachable: false, pendingNotice: 'changed' });
    expect(getState().lines).toEqual([
      { product: soap, qty: 79 },
      { product: oats, qty: 1 },
    ]);
    expect(storedCart()).toEqual([...JSON.parse(oddEntries), { ...oats, qty: 1 }]);
    await getState().retry();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('A-63 changes made before the catalogue is loaded are still there after it', () => {
    localStorage.setItem('Cart', '[{"id":2,"qty":5}]');
    const { store: emptyCatalogue } = fakeCatalogue();
    const { getState } = newStore(emptyCatalogue);
    getState().add(oats);
    getState().remove(2);
    emptyCatalogue.setState({ catalogue });
    expect(getState().lines).toEqual([{ product: oats, qty: 1 }]);
  });

  test('A-63 F-35 a cart that is cleared while the catalogue fails to load is empty, not unreachable', async () => {
    const { getState } = openWithoutCatalogue('[{"id":1,"qty":1}]');
    const refreshed = getState().retry();
    localStorage.clear();
    await refreshed;
    expect(getState()).toMatchObject({ lines: [], isUnreachable: false });
  });

  test('A-63 stored entries of other products survive adding, changing and removing', async () => {
    const otherEntry = fc.jsonValue().filter((entry) => ![1, 2].includes(idIn(entry) ?? 0));
    await fc.assert(
      fc.asyncProperty(fc.array(otherEntry, { maxLength: 6 }), async (entries) => {
        const text = JSON.stringify([{ id: 31 }, ...entries]);
        const { getState } = openWithoutCatalogue(text);
        await getState().retry();
        getState().add(oats);
        getState().add(soap, 2);
        getState().update(2, 3);
        expect(storedCart()).toEqual([...JSON.parse(text), { ...oats, qty: 1 }, { ...soap, qty: 3 }]);
        getState().remove(1);
        getState().update(2, 0);
        expect(localStorage.getItem('Cart')).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });
});
