import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { storagePrefix } from '@/lib/base-path';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { fieldsOf } from '@/lib/domain/stored-value';

/** What is stored may be old, foreign or tampered with, so its readers get `unknown`. */
interface DeskTables extends DBSchema {
  orders: { key: string; value: unknown; indexes: { latest: [number, string] } };
  /** What the desk remembers besides orders, such as the last invoice number, by its name. */
  notes: { key: string; value: unknown };
  /** Messages that the worker took from the share sheet and no page has read yet. */
  shared: { key: number; value: unknown };
}

/** How many orders are read at once, so that reading thousands does not hold up a slow phone; first those of a screen. */
const pageSizes = { first: 6, next: 250 };

export type StoredDesk = {
  readonly orders: readonly unknown[];
  readonly notes: Readonly<Record<string, unknown>>;
};

/** Undefined removes a note. */
type DeskChanges = {
  readonly orders?: readonly DeskOrder[];
  readonly notes?: Readonly<Record<string, unknown>>;
};

export type DeskDatabase = ReturnType<typeof createDeskDatabase>;

/** The order desk's IndexedDB. Every function rejects if the browser blocks storage, or has no room left. */
export function createDeskDatabase(name = `${storagePrefix}order-desk`) {
  let opened: Promise<IDBPDatabase<DeskTables>> | undefined;

  /** Opens again after a failure, or after the browser has closed the database. */
  function open(): Promise<IDBPDatabase<DeskTables>> {
    opened ??= openDB<DeskTables>(name, 1, {
      upgrade(database) {
        const orders = database.createObjectStore('orders', { keyPath: 'reference' });
        orders.createIndex('latest', ['latest', 'reference'], { unique: true });
        database.createObjectStore('notes');
        database.createObjectStore('shared', { autoIncrement: true });
      },
      // A newer desk in another tab may change the tables.
      blocking: (_current, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return {
    /** Resolves to all orders, the latest first. Before, it waits for `onFirst`, which gets those of the first screen. */
    read: async (onFirst: (stored: StoredDesk) => Promise<void> = async () => {}): Promise<StoredDesk> => {
      const database = await open();
      const first = await readPage(database, pageSizes.first);
      if (first.orders.length < pageSizes.first) return first;
      // The transaction ends meanwhile, so the first orders are read again.
      await onFirst(first);
      const { orders: firstPage, notes, latest } = await readPage(database, pageSizes.next);
      const orders = [...firstPage];
      const readOn = async (last: unknown): Promise<void> => {
        if (last === undefined) return;
        const page = await latest.getAll(IDBKeyRange.lowerBound(keyOf(last), true), pageSizes.next);
        orders.push(...page);
        await readOn(page.at(-1));
      };
      await readOn(orders.at(-1));
      return { orders, notes };
    },

    /**
     * Reads the orders of these references, those that exist, and the notes; then writes what `rule` returns. Another
     * tab reads and writes before or after, never in between.
     */
    change: async (
      references: readonly string[],
      rule: (stored: StoredDesk) => DeskChanges,
    ): Promise<void> => {
      const tables = (await open()).transaction(['orders', 'notes'], 'readwrite');
      const [orders, notes] = [tables.objectStore('orders'), tables.objectStore('notes')];
      const stored = await Promise.all(references.map((reference) => orders.get(reference)));
      const changes = rule({
        orders: stored.filter((order) => order !== undefined),
        notes: await notesIn(notes),
      });
      const writes = [
        ...(changes.orders ?? []).map((order) => orders.put({ ...order, latest: -order.receivedAt })),
        ...Object.entries(changes.notes ?? {}).map(([each, value]) =>
          value === undefined ? notes.delete(each) : notes.put(value, each),
        ),
      ];
      await Promise.all([...writes, tables.done]);
    },

    addShared: async (text: string): Promise<void> => {
      await (await open()).add('shared', text);
    },

    /** The messages that were shared, the oldest first, each with the key that deletes it. */
    readShared: async (): Promise<readonly { readonly key: number; readonly text: unknown }[]> => {
      const { store } = (await open()).transaction('shared');
      const [keys, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.map((key, index) => ({ key, text: texts[index] }));
    },

    deleteShared: async (keys: readonly number[]): Promise<void> => {
      const shared = (await open()).transaction('shared', 'readwrite');
      await Promise.all([...keys.map((key) => shared.store.delete(key)), shared.done]);
    },
  };
}

/** The latest orders and the notes, with the index of the transaction that read them. */
async function readPage(database: IDBPDatabase<DeskTables>, count: number) {
  const tables = database.transaction(['orders', 'notes']);
  const latest = tables.objectStore('orders').index('latest');
  const [notes, orders] = await Promise.all([
    notesIn(tables.objectStore('notes')),
    latest.getAll(null, count),
  ]);
  return { orders, notes, latest };
}

async function notesIn(table: {
  readonly getAllKeys: () => Promise<readonly string[]>;
  readonly getAll: () => Promise<readonly unknown[]>;
}): Promise<Readonly<Record<string, unknown>>> {
  const [names, values] = await Promise.all([table.getAllKeys(), table.getAll()]);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** The key of a record in the index `latest`, which holds only records that have one. */
function keyOf(record: unknown): [number, string] {
  const { latest, reference } = fieldsOf(record);
  return [Number(latest), String(reference)];
}
