import fc from 'fast-check';
import { countLines } from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { idIn } from '@/lib/domain/stored-list';
import { createCartStore } from '@/lib/stores/cart-store';
import { fakeCatalogue } from '@/lib/stores/catalogue-fixture';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
const catalogue = new Map([oats, soap].map((product) => [product.id, product]));

/** A page that has no catalogue until it is given one; `load` counts the requests. */
function openPage(stored: string) {
  localStorage.setItem('Cart', stored);
  const { store: later, load, give } = fakeCatalogue();
  const store = createCartStore({ storage: createSafeStorage(() => localStorage), catalogue: later });
  const arrive = async () => {
    give(catalogue);
    await store.getState().retry();
  };
  return { getState: store.getState, load, arrive };
}

const stored = (): unknown => JSON.parse(localStorage.getItem('Cart') ?? 'null');

/** Old, foreign and broken entries among good ones, as the catalogue would drop or change them all. */
const odd =
  '[ {"id":31,"qty":1}, {"id":2,"qty":"500","name":"Old","note":[1]}, "x", null, {"id":31,"qty":4} ]';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-63 while the catalogue is not there the badge counts the stored ids, and storage stays as it is', async () => {
  const { getState } = openPage(odd);
  await getState().retry();
  expect(getState()).toMatchObject({ isReady: true, isUnreachable: true, pendingNotice: 'none' });
  expect(countLines(getState())).toBe(2);
  expect(getState().lines).toEqual([]);
  expect(stored()).toEqual(JSON.parse(odd));
});

test('A-63 what is added, changed or removed meanwhile is written, the other entries as they were', async () => {
  const { getState } = openPage(odd);
  await getState().retry();
  const [unknown, old, text, nothing] = JSON.parse(odd);
  expect(getState().add(oats, 2).kind).toBe('added');
  expect(stored()).toEqual([
    unknown,
    old,
    text,
    nothing,
    unknown31(4),
    expect.objectContaining({ id: 1, qty: 2 }),
  ]);
  expect(getState().update(1, 1).kind).toBe('updated');
  expect(stored()).toEqual([
    unknown,
    old,
    text,
    nothing,
    unknown31(4),
    expect.objectContaining({ id: 1, qty: 1 }),
  ]);
  expect(getState().remove(31).kind).toBe('removed');
  expect(stored()).toEqual([old, text, nothing, expect.objectContaining({ id: 1, qty: 1 })]);
  expect(countLines(getState())).toBe(2);
});

const unknown31 = (qty: number) => ({ id: 31, qty });

test('A-63 CARD-06 a stored quantity counts against the stock, checked or not', async () => {
  const { getState } = openPage('[{"id":1,"qty":2}]');
  await getState().retry();
  expect(getState().add(oats, 2).kind).toBe('stock-full');
  expect(stored()).toEqual([{ id: 1, qty: 2 }]);
  expect(getState().add(oats).kind).toBe('added');
  expect(stored()).toMatchObject([{ id: 1, qty: 3 }]);
});

test('A-63 when the catalogue arrives all entries are joined to it, with one notice, and nothing is written', async () => {
  const { getState, arrive } = openPage(odd);
  await getState().retry();
  getState().add(oats);
  await arrive();
  expect(getState()).toMatchObject({ isUnreachable: false, pendingNotice: 'changed' });
  expect(getState().lines).toEqual([
    { product: soap, qty: 79 },
    { product: oats, qty: 1 },
  ]);
  expect(stored()).toEqual([...JSON.parse(odd), expect.objectContaining({ id: 1, qty: 1 })]);
});

test('A-63 what is done while the catalogue is under way is not undone by it', async () => {
  localStorage.setItem('Cart', '[{"id":2,"qty":5}]');
  const { store: later } = fakeCatalogue();
  const storage = createSafeStorage(() => localStorage);
  const { getState } = createCartStore({ storage, catalogue: later });
  getState().add(oats);
  getState().remove(2);
  later.setState({ catalogue });
  expect(getState().lines).toEqual([{ product: oats, qty: 1 }]);
});

test('A-63 F-35 a cart that was cleared while the catalogue failed to come is empty, not unreachable', async () => {
  const { getState } = openPage('[{"id":1,"qty":1}]');
  const refreshed = getState().retry();
  localStorage.clear();
  await refreshed;
  expect(getState()).toMatchObject({ lines: [], isUnreachable: false });
  expect(localStorage).toHaveLength(0);
});

test.each(['null', '', '[]', '{oops', '{}'])(
  'A-63 with %j stored the catalogue is not asked for',
  async (text) => {
    const { getState, load } = openPage(text);
    await getState().retry();
    expect(load).not.toHaveBeenCalled();
    expect(getState().isUnreachable).toBe(false);
  },
);

test('A-63 a cart whose lines are all checked asks no more', async () => {
  const { getState, load, arrive } = openPage('[{"id":1,"qty":1}]');
  await getState().retry();
  await arrive();
  expect(load).toHaveBeenCalledTimes(2);
  await getState().retry();
  expect(load).toHaveBeenCalledTimes(2);
});

test('A-63 any stored entries survive adding and removing while the catalogue is not there', async () => {
  const other = fc.jsonValue().filter((entry) => ![1, 2].includes(idIn(entry) ?? 0));
  await fc.assert(
    fc.asyncProperty(fc.array(other, { maxLength: 6 }), async (entries) => {
      const text = JSON.stringify([{ id: 31 }, ...entries]);
      const { getState } = openPage(text);
      await getState().retry();
      getState().add(oats);
      getState().add(soap, 2);
      expect(stored()).toEqual([
        ...JSON.parse(text),
        expect.objectContaining({ id: 1, qty: 1 }),
        expect.objectContaining({ id: 2, qty: 2 }),
      ]);
      getState().remove(1);
      getState().update(2, 0);
      expect(localStorage.getItem('Cart')).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});
