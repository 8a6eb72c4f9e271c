import { storagePrefix } from '@/lib/base-path';
import type { StorageKey } from '@/lib/domain/stored-data';

export type SafeStorage = ReturnType<typeof createSafeStorage>;

/**
 * Wraps a Web Storage, which may be missing, blocked, full or cleared at any time, so that it never throws. The text
 * of a failed write stays in memory until the page closes. Each read tries to write it again, unless another tab has
 * changed the key.
 *
 * @param prefix begins the name of each key, since several shops may share one origin; for example `/shop:`
 */
export function createSafeStorage(open: () => Storage | null | undefined, prefix = '') {
  const watchers = new Set<() => void>();
  /** The texts of failed writes; `old` is what storage holds instead. */
  const unsaved = new Map<StorageKey, { readonly text: string; readonly old: string | null }>();

  const nameOf = (key: StorageKey) => `${prefix}${key}`;

  function readStored(key: StorageKey): string | null {
    const text: unknown = attempt(() => open()?.getItem(nameOf(key)));
    // An extension may have replaced the native storage.
    return typeof text === 'string' ? text : null;
  }

  function save(key: StorageKey, text: string): { readonly kind: 'saved' | 'unsaved' } {
    attempt(() => open()?.setItem(nameOf(key), text));
    const stored = readStored(key);
    if (stored === text) unsaved.delete(key);
    else unsaved.set(key, { text, old: stored });
    return { kind: stored === text ? 'saved' : 'unsaved' };
  }

  function read(key: StorageKey): string | null {
    const failed = unsaved.get(key);
    if (failed !== undefined && failed.old === readStored(key)) {
      save(key, failed.text);
      return failed.text;
    }
    return readStored(key);
  }

  function notify(): void {
    for (const onChange of watchers) onChange();
  }

  return {
    nameOf,
    read,
    /** Returns `unsaved` if the text is only in memory. */
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
    /** Returns the names without their prefix, even unknown ones; undefined if storage is unavailable. */
    keys: (): readonly string[] | undefined =>
      attempt(() => {
        const storage = open();
        if (!storage) return undefined;
        const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
      }),
    isStored: (key: StorageKey) => read(key) === readStored(key),
    hasUnsaved: (key: StorageKey) => unsaved.has(key),
    /** Drops the text of a failed write. */
    forget: (key: StorageKey) => void unsaved.delete(key),
    /** Calls `onChange` after each write and removal in this tab. Returns the unsubscribe function. */
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

/** All stores share this instance, so that a deletion also drops the texts of failed writes. */
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
 * Calls `listener` when another tab may have changed the key `name`, or any key if it is undefined, and when a
 * failed write may succeed on retry. Returns the unsubscribe function.
 */
export function onStorageChange(name: string | undefined, listener: (event: Event) => void): () => void {
  function onStorage(event: StorageEvent): void {
    // `newValue` is null after a removal or a `clear()`, which may also make room for a failed write.
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
