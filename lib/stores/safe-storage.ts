import type { KeptKey } from '@/lib/domain/kept-data';

/**
 * The browser's storage behind a face that never throws. It may be missing, blocked, full or emptied under us
 * (F-28 to F-32); what cannot be kept is remembered until the page closes, and tried again whenever it is read or
 * written. Where the storage has changed since, another tab could write, and what it wrote stands.
 */
export type SafeStorage = {
  /** The text under a key, null where there is none. */
  readonly read: (key: KeptKey) => string | null;
  /** Whether the text is kept beyond this page. */
  readonly write: (key: KeptKey, text: string) => { readonly kind: 'kept' | 'unkept' };
  readonly remove: (key: KeptKey) => void;
  /** Calls back after every writing and removing through this face; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
};

export function createSafeStorage(open: () => Storage | null | undefined): SafeStorage {
  const watchers = new Set<() => void>();
  /** What could not be kept, and what the storage holds in its place. */
  const unkept = new Map<KeptKey, { readonly text: string; readonly over: string | null }>();

  function held(key: KeptKey): string | null {
    const text: unknown = attempt(() => open()?.getItem(key));
    // An extension may have put something else in the place of the browser's own.
    return typeof text === 'string' ? text : null;
  }

  function keep(key: KeptKey, text: string): ReturnType<SafeStorage['write']> {
    attempt(() => open()?.setItem(key, text));
    const over = held(key);
    if (over === text) unkept.delete(key);
    else unkept.set(key, { text, over });
    return { kind: over === text ? 'kept' : 'unkept' };
  }

  function read(key: KeptKey): string | null {
    const own = unkept.get(key);
    if (own !== undefined && own.over === held(key)) {
      keep(key, own.text);
      return own.text;
    }
    unkept.delete(key);
    return held(key);
  }

  function tell(): void {
    for (const onChange of watchers) onChange();
  }

  return {
    read,
    write: (key, text) => {
      const result = keep(key, text);
      tell();
      return result;
    },
    remove: (key) => {
      unkept.delete(key);
      attempt(() => open()?.removeItem(key));
      tell();
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

/** Kept on the device until the shopper clears it. One for all stores, so that what is deleted is nowhere remembered. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** Kept until the tab closes. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
