import { createStore, type StoreApi } from 'zustand/vanilla';
import { mergeOrders } from '@/lib/domain/desk-merge';
import { readDeskNotes, type DeskNotes } from '@/lib/domain/desk-notes';
import { withEvent, type DeskEvent, type DeskOrder } from '@/lib/domain/desk-order';
import { readDeskOrder } from '@/lib/domain/desk-stored-order';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createDeskDatabase, type DeskDatabase, type StoredDesk } from '@/lib/stores/desk-database';
import { followDesk } from '@/lib/stores/desk-tabs';

type Desk = { readonly orders: readonly DeskOrder[]; readonly notes: DeskNotes };

/** What changes; orders and notes that are not named stay. */
export type DeskChange = { readonly orders?: readonly DeskOrder[]; readonly notes?: Partial<DeskNotes> };

type DeskRule = (desk: Desk) => DeskChange;

export type DeskState = Desk & {
  /** False until the latest orders are read, or storage has refused. */
  readonly isReady: boolean;
  /** False until all orders are read. */
  readonly isComplete: boolean;
  /** Whether some orders or notes are only in memory, because storage is full or blocked. */
  readonly isUnsaved: boolean;
  /** How many stored records are no orders that this desk can read; they stay as they are. */
  readonly unreadableCount: number;
  /**
   * Adds orders from messages or a backup, and resolves to what has become of them. No invoice gets the number
   * `lastInvoice` or a lower one from then on.
   */
  readonly add: (found: readonly DeskOrder[], lastInvoice?: number) => Promise<AddedOrders>;
  readonly record: (references: readonly string[], event: DeskEvent) => Promise<void>;
  /** Applies a rule to the orders of these references. Resolves to false if the result is only in memory. */
  readonly change: (references: readonly string[], rule: DeskRule) => Promise<boolean>;
  /** The same, but changes nothing at all if it cannot be stored. */
  readonly changeOnlyIfStored: (references: readonly string[], rule: DeskRule) => Promise<boolean>;
  /** Takes the messages that the worker was given. Those that cannot be stored stay with the worker. */
  readonly takeShared: (add: (text: string) => Promise<unknown>) => Promise<void>;
  /** Tries again to store what is only in memory. */
  readonly retry: () => Promise<boolean>;
};

export type AddedOrders = Omit<ReturnType<typeof mergeOrders>, 'orders'>;

export type DeskStore = StoreApi<DeskState>;

const emptyDesk: StoredDesk = { orders: [], notes: {} };

/** Keeps all orders in memory, the latest first, and writes each change through to the database. */
export function createDeskStore(database: DeskDatabase = createDeskDatabase()): DeskStore {
  /** What storage has refused, by reference. */
  const unsaved = new Map<string, DeskOrder>();
  let unsavedNotes: Partial<DeskNotes> = {};
  /** Undefined at first, so that the first task starts at once and not in a microtask after the script. */
  let queue: Promise<unknown> | undefined;

  /** One after the other, so that no older answer of the database replaces a newer one. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue?.then(task) ?? task();
    queue = result.catch(() => undefined);
    return result;
  }

  function read({ orders, notes }: StoredDesk): Desk {
    const stored = orders.flatMap((order) => readDeskOrder(order) ?? []);
    return {
      orders: mergeOrders(stored, [...unsaved.values()]).orders,
      notes: { ...readDeskNotes(notes), ...unsavedNotes },
    };
  }

  const refresh = () =>
    inTurn(async () => {
      // Only the first screen waits for nothing; a later refresh replaces all at once.
      const showFirst = async (first: StoredDesk) => {
        if (store.getState().isReady) return;
        store.setState({ ...read(first), isReady: true });
        await nextPaint();
      };
      const stored = await database.read(showFirst).catch(() => undefined);
      if (stored === undefined) return store.setState({ isReady: true, isUnsaved: true, isComplete: true });
      const { orders, notes } = read(stored);
      const unreadableCount = stored.orders.filter((order) => readDeskOrder(order) === undefined).length;
      const isUnsaved = unsaved.size + Object.keys(unsavedNotes).length > 0;
      store.setState({
        orders: latestFirst(orders),
        notes,
        unreadableCount,
        isReady: true,
        isComplete: true,
        isUnsaved,
      });
    });

  const write = (references: readonly string[], rule: DeskRule, keepsInMemory: boolean) =>
    inTurn(async () => {
      const waiting = [...unsaved.values()];
      const wanted = [...new Set([...references, ...unsaved.keys()])];
      const pick = ({ orders }: Desk) => orders.filter(({ reference }) => references.includes(reference));
      let changes: DeskChange = {};
      let isSaved = true;
      try {
        await database.change(wanted, (stored) => {
          const desk = read(stored);
          changes = rule({ ...desk, orders: pick(desk) });
          const kept = desk.orders.filter(({ reference }) => unsaved.has(reference));
          return { orders: replaced(kept, changes.orders), notes: { ...unsavedNotes, ...changes.notes } };
        });
        unsaved.clear();
        unsavedNotes = {};
        tabs.announce();
      } catch {
        isSaved = false;
        if (!keepsInMemory) return isSaved;
        const desk = store.getState();
        changes = rule({ notes: desk.notes, orders: pick(desk) });
        for (const order of changes.orders ?? []) unsaved.set(order.reference, order);
        unsavedNotes = { ...unsavedNotes, ...changes.notes };
      }
      const { orders, notes } = store.getState();
      store.setState({
        orders: latestFirst(replaced(replaced(orders, waiting), changes.orders)),
        notes: { ...notes, ...changes.notes },
        isUnsaved: !isSaved,
      });
      return isSaved;
    });

  const change: DeskState['change'] = (references, rule) => write(references, rule, true);

  const store = createStore<DeskState>()(() => ({
    ...read(emptyDesk),
    isReady: false,
    isComplete: false,
    isUnsaved: false,
    unreadableCount: 0,
    change,
    changeOnlyIfStored: (references, rule) => write(references, rule, false),
    add: async (found, lastInvoice = 0) => {
      let merged = mergeOrders([], []);
      await change(
        found.map(({ reference }) => reference),
        (desk) => {
          merged = mergeOrders(desk.orders, found);
          return {
            orders: merged.orders,
            ...(lastInvoice > desk.notes.lastInvoice && { notes: { lastInvoice } }),
          };
        },
      );
      const { orders: _, ...added } = merged;
      return added;
    },
    record: async (references, event) => {
      const now = Date.now();
      await change(references, ({ orders }) => ({
        orders: orders.map((order) => withEvent(order, event, now)),
      }));
    },
    takeShared: async (add) => {
      const [next] = await database.readShared().catch(() => []);
      if (next === undefined) return;
      if (typeof next.text === 'string') await add(next.text);
      if (store.getState().isUnsaved) return;
      await database.deleteShared([next.key]);
      await store.getState().takeShared(add);
    },
    retry: () => change([], () => ({})),
  }));
  void refresh();
  const tabs = followDesk(() => void refresh());
  return store;
}

/** Resolves once the next frame is painted; in a hidden page, which paints none, after a moment. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}

function replaced(orders: readonly DeskOrder[], by: readonly DeskOrder[] = []): readonly DeskOrder[] {
  const changed = new Map(by.map((order) => [order.reference, order]));
  return [...orders.filter(({ reference }) => !changed.has(reference)), ...changed.values()];
}

function latestFirst(orders: readonly DeskOrder[]): readonly DeskOrder[] {
  return [...orders].sort((a, b) => b.receivedAt - a.receivedAt || (a.reference < b.reference ? 1 : -1));
}

export const [DeskProvider, useDesk] = createStoreProvider(
  'useDesk',
  'DeskProvider',
  ({ store }: { readonly store: DeskStore }) => store,
);
