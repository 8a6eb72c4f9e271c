import { storagePrefix } from '@/lib/base-path';
import type { StorageKey } from '@/lib/domain/stored-data';

/**
 * Web Storage that never throws: it may be missing, blocked, full or cleared at any time. A failed write
 * stays in memory until the page closes and is retried on each read, unless another tab has changed the key.
 */
export type SafeStorage = {
  /** The prefixed key: several shops may share one origin. */
  readonly nameOf: (key: StorageKey) => string;
  readonly read: (key: StorageKey) => string | null;
  /** `unsaved`: the text is only in memory. */
  readonly write: (key: StorageKey, text: string) => { readonly kind: 'saved' | 'unsaved' };
  readonly remove: (key: StorageKey) => void;
  readonly hasUnsaved: (key: StorageKey) => boolean;
  /** Drops the in-memory text of a failed write. */
  readonly forget: (key: StorageKey) => void;
  /** Stored texts by unprefixed key, foreign ones included; undefined if storage is unavailable. */
  readonly entries: () => Readonly<Record<string, string>> | undefined;
  readonly watch: (onChange: () => void) => () => void;
};

/** @param prefix what the name of each key begins with, such as `/shop:` */
export function createSafeStorage(open: () => Storage | null | undefined, prefix = ''): SafeStorage {
  const watchers = new Set<() => void>();
  /** Failed writes: the text, and what storage holds instead. */
  const unsaved = new Map<StorageKey, { readonly text: string; readonly over: string | null }>();

  const nameOf = (key: StorageKey) => `${prefix}${key}`;

  function stored(key: StorageKey): string | null {
    const text: unknown = attempt(() => open()?.getItem(nameOf(key)));
    // An extension may have replaced the native storage.
    return typeof text === 'string' ? text : null;
  }

  function save(key: StorageKey, text: string): ReturnType<SafeStorage['write']> {
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
    write: (key, text) => {
      const result = save(key, text);
      notify();
      return result;
    },
    remove: (key) => {
      unsaved.delete(key);
      attempt(() => open()?.removeItem(nameOf(key)));
      notify();
    },
    entries: () =>
      attempt(() => {
        const storage = open();
        if (storage === null || storage === undefined) return undefined;
        const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        return Object.fromEntries(
          names
            .filter((name) => name.startsWith(prefix))
            .map((name) => [name.slice(prefix.length), storage.getItem(name) ?? '']),
        );
      }),
    hasUnsaved: (key) => unsaved.has(key),
    forget: (key) => void unsaved.delete(key),
    watch: (onChange) => {
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
