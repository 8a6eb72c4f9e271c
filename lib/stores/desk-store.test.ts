import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { createFakeDatabase } from '@/lib/stores/desk-database-fixture';
import { createDeskStore } from '@/lib/stores/desk-store';

const first = deskOrder();
const second = deskOrder({ reference: '261123-A2B3', receivedAt: first.receivedAt + 1000 });

function openDesk() {
  const fake = createFakeDatabase();
  const store = createDeskStore(fake.database);
  const references = () => store.getState().orders.map(({ reference }) => reference);
  return { ...fake, store, desk: () => store.getState(), references };
}

test('A-220 orders are added once, the latest first, and are there after a reload', async () => {
  const { database, desk, references } = openDesk();
  expect(desk().isReady).toBe(false);
  const { added, repeated } = await desk().add([first, second]);
  expect([added.length, repeated.length]).toEqual([2, 0]);
  expect((await desk().add([first])).repeated).toEqual([first.reference]);
  expect(references()).toEqual(['261123-A2B3', '261122-K7QF']);
  expect(desk()).toMatchObject({ isReady: true, isUnsaved: false });

  const reloaded = createDeskStore(database);
  await reloaded.getState().retry();
  expect(reloaded.getState().orders).toEqual([second, first]);
});

test('A-220 the first orders stand once they are read, the others after they are painted', async () => {
  const { database } = openDesk();
  const store = createDeskStore({
    ...database,
    read: async (onFirst) => {
      await Promise.resolve();
      await onFirst?.({ orders: [second], notes: {} });
      return { orders: [second, first], notes: {} };
    },
  });
  const states = [store.getState()];
  store.subscribe((state) => states.push(state));
  await store.getState().retry();
  expect(
    states.slice(0, 3).map(({ orders, isReady, isComplete }) => [orders.length, isReady, isComplete]),
  ).toEqual([
    [0, false, false],
    [1, true, false],
    [2, true, true],
  ]);
});

test('A-220 a status applies to what another tab has stored meanwhile', async () => {
  const { orders, desk } = openDesk();
  await desk().add([first]);
  orders.set(first.reference, { ...first, notes: 'from another tab' });
  await desk().record([first.reference], 'confirmed');
  expect(desk().orders).toMatchObject([{ notes: 'from another tab', status: 'confirmed' }]);
  expect(orders.get(first.reference)).toMatchObject({ notes: 'from another tab', status: 'confirmed' });
});

test('A-220 another tab follows', async () => {
  const { database, desk } = openDesk();
  const other = createDeskStore(database);
  const followed = new Promise((resolve) =>
    other.subscribe((state) => state.orders.length === 1 && resolve(0)),
  );
  await desk().add([first]);
  await followed;
  expect(other.getState().orders).toEqual([first]);
});

test('F-320 what storage refuses stays in memory, is said, and is stored once there is room', async () => {
  const { state, orders, desk, references } = openDesk();
  await desk().add([first]);
  state.refuses = true;
  await desk().add([second]);
  await desk().record([first.reference], 'packed');
  expect(desk().isUnsaved).toBe(true);
  expect(references()).toEqual(['261123-A2B3', '261122-K7QF']);
  expect(desk().orders.map(({ status }) => status)).toEqual(['new', 'packed']);
  expect(await desk().retry()).toBe(false);

  state.refuses = false;
  expect(await desk().retry()).toBe(true);
  expect(desk().isUnsaved).toBe(false);
  expect(orders.get(first.reference)).toMatchObject({ status: 'packed' });
  expect(orders.get(second.reference)).toEqual(second);
});

test('F-320 a browser that blocks storage from the start is said too', async () => {
  const fake = createFakeDatabase();
  fake.state.refuses = true;
  const store = createDeskStore(fake.database);
  await store.getState().add([first]);
  expect(store.getState()).toMatchObject({ isReady: true, isUnsaved: true, orders: [first] });
});

test('F-321 a record that is no order stays as it is, and is counted', async () => {
  const { orders, desk } = openDesk();
  orders.set('later', { reference: 'later', of: 'a newer desk' });
  await desk().add([first]);
  await desk().retry();
  const reloaded = createDeskStore(createFakeDatabaseOf(orders));
  await reloaded.getState().retry();
  expect(reloaded.getState()).toMatchObject({ orders: [first], unreadableCount: 1 });
  expect(orders.get('later')).toEqual({ reference: 'later', of: 'a newer desk' });
});

test('F-322 a shared message stays with the worker until its orders are stored', async () => {
  const { shared, state, database, desk } = openDesk();
  await database.addShared('one');
  state.refuses = true;
  const taken: string[] = [];
  const take = async (text: string) => {
    taken.push(text);
    await desk().add([first]);
  };
  await desk().takeShared(take);
  expect([taken, shared.size]).toEqual([['one'], 1]);
  state.refuses = false;
  await desk().takeShared(take);
  expect([taken, shared.size]).toEqual([['one', 'one'], 0]);
});

test('F-323 an invoice number that cannot be stored is not given', async () => {
  const { state, notes, desk } = openDesk();
  await desk().add([first]);
  state.refuses = true;
  const number = () => ({ notes: { lastInvoice: 1 } });
  expect(await desk().changeOnlyIfStored([first.reference], number)).toBe(false);
  expect(desk().notes.lastInvoice).toBe(0);
  state.refuses = false;
  expect(await desk().changeOnlyIfStored([first.reference], number)).toBe(true);
  expect([desk().notes.lastInvoice, notes.get('lastInvoice')]).toEqual([1, 1]);
});

test('A-223 no number of a backup is given again', async () => {
  const { desk } = openDesk();
  await desk().add([first], 41);
  await desk().add([second], 7);
  expect(desk().notes.lastInvoice).toBe(41);
});

function createFakeDatabaseOf(orders: ReadonlyMap<string, unknown>) {
  const fake = createFakeDatabase();
  for (const [reference, order] of orders) fake.orders.set(reference, order);
  return fake.database;
}
