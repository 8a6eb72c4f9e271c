import { storagePrefix } from '@/lib/base-path';
import type { StorageKey } from '@/lib/domain/stored-data';

export type SafeStorage = ReturnType<typeof createSafeStorage>;

/**
 * Web Storage that never throws: it may be missing, blocked, full or cleared at any time. A failed write
 * stays in memory until the page closes and is retried on each read, unless another tab has changed the key.
 *
 * @param prefix what the name of each key begins with, such as `/shop:`: several shops may share one origin
 */
export function createSafeStorage(open: () => Storage | null | undefined, prefix = '') {
  const watchers = new Set<() => void>();
  /** Failed writes: the text, and what storage holds instead. */
  const unsaved = new Map<StorageKey, { readonly text: string; readonly over: string | null }>();

  const nameOf = (key: StorageKey) => `${prefix}${key}`;

  function stored(key: StorageKey): string | null {
    const text: unknown = attempt(() => open()?.getItem(nameOf(key)));
    // An extension may have replaced the native storage.
    return typeof text === 'string' ? text : null;
  }

  function save(key: StorageKey, text: string): { readonly kind: 'saved' | 'unsaved' } {
    attempt(() => open()?.setItem(nameOf(key), text));
    const over = stored(key);
    if (over === text) unsaved.delete(key);
    else unsaved.set(key, { text, over });
    return { kind: over === text ? 'saved' : 'unsaved' };
  }

  function read(key: StorageKey): string | null {
    const own = unsaved.get(key);
    if (own !== undefined && own.over === stored(key)) {
      save(key, own.text);
      return own.text;
    }
    return stored(key);
  }

  function notify(): void {
    for (const onChange of watchers) onChange();
  }

  return {
    nameOf,
    read,
    /** `unsaved`: the text is only in memory. */
    write: (key: StorageKey, text: string) => {
      const result = save(key, text);
      notify();
      return result;
    },
    remove: (key: StorageKey) => {
      unsaved.delete(key);
      attempt(() => open()?.removeItem(nameOf(key)));
      notify();
    },
    /** Names without the prefix, unknown ones included; undefined if storage is unavailable. */
    keys: (): readonly string[] | undefined =>
      attempt(() => {
        const storage = open() ?? undefined;
        const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
        return (
          storage && names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
        );
      }),
    isStored: (key: StorageKey) => read(key) === stored(key),
    hasUnsaved: (key: StorageKey) => unsaved.has(key),
    /** Drops the in-memory text of a failed write. */
    forget: (key: StorageKey) => void unsaved.delete(key),
    /** Calls back after each write and removal in this tab. Returns the unsubscribe function. */
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

/** One instance for all stores, so that a deletion also drops in-memory texts. */
export const deviceStorage = createSafeStorage(() => window.localStorage, storagePrefix);

export const tabStorage = createSafeStorage(() => window.sessionStorage, storagePrefix);

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Calls `listener` when another tab may have changed a key (any key if `name` is undefined), or when a failed
 * write may succeed on retry. Returns the unsubscribe function.
 */
export function onStorageChange(name: string | undefined, listener: (event: Event) => void): () => void {
  function onStorage(event: StorageEvent): void {
    // A null value is a removal or a `clear()`, which also frees quota.
    if (name === undefined || event.key === name || event.newValue === null) listener(event);
  }
  function onVisibilityChange(event: Event): void {
    if (document.visibilityState === 'visible') listener(event);
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
