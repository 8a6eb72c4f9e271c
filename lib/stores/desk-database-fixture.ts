import type { DeskDatabase } from '@/lib/stores/desk-database';

/** A database in memory, which tests can make refuse. Its tables are plain maps. */
export function createFakeDatabase() {
  const orders = new Map<string, unknown>();
  const notes = new Map<string, unknown>();
  const shared = new Map<number, unknown>();
  const state = { refuses: false };
  const refuse = () => {
    if (state.refuses) throw new DOMException('No room', 'QuotaExceededError');
  };
  const database: DeskDatabase = {
    read: async () => {
      refuse();
      return { orders: [...orders.values()], notes: Object.fromEntries(notes) };
    },
    change: async (references, rule) => {
      const changes = rule({
        orders: references.map((each) => orders.get(each)).filter((each) => each !== undefined),
        notes: Object.fromEntries(notes),
      });
      refuse();
      for (const order of changes.orders ?? []) orders.set(order.reference, structuredCopy(order));
      for (const [name, value] of Object.entries(changes.notes ?? {})) notes.set(name, value);
    },
    addShared: async (text) => {
      refuse();
      shared.set(shared.size + 1, text);
    },
    readShared: async () => [...shared].map(([key, text]) => ({ key, text })),
    deleteShared: async (keys) => {
      refuse();
      for (const key of keys) shared.delete(key);
    },
  };
  return { database, orders, notes, shared, state };
}

/** jsdom has no structuredClone. */
function structuredCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
