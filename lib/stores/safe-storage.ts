/**
 * The browser's storage behind a face that never throws. It may be missing, blocked, full or emptied under us
 * (F-28 to F-32); what cannot be kept is remembered until the page closes, and tried again whenever it is read or
 * written. Where the storage has changed since, another tab could write, and what it wrote stands.
 */
export type SafeStorage = {
  /** The text under a key, null where there is none. */
  readonly read: (key: string) => string | null;
  /** Whether the text is kept beyond this page. */
  readonly write: (key: string, text: string) => { readonly kind: 'kept' | 'unkept' };
  readonly remove: (key: string) => void;
};

export function createSafeStorage(open: () => Storage | null | undefined): SafeStorage {
  /** What could not be kept, and what the storage holds in its place. */
  const unkept = new Map<string, { readonly text: string; readonly over: string | null }>();

  function held(key: string): string | null {
    const text: unknown = attempt(() => open()?.getItem(key));
    // An extension may have put something else in the place of the browser's own.
    return typeof text === 'string' ? text : null;
  }

  function write(key: string, text: string): ReturnType<SafeStorage['write']> {
    attempt(() => open()?.setItem(key, text));
    const over = held(key);
    if (over === text) unkept.delete(key);
    else unkept.set(key, { text, over });
    return { kind: over === text ? 'kept' : 'unkept' };
  }

  function read(key: string): string | null {
    const own = unkept.get(key);
    if (own !== undefined && own.over === held(key)) {
      write(key, own.text);
      return own.text;
    }
    unkept.delete(key);
    return held(key);
  }

  return {
    read,
    write,
    remove: (key) => {
      unkept.delete(key);
      attempt(() => open()?.removeItem(key));
    },
  };
}

/** Kept on the device until the shopper clears it. */
export function createDeviceStorage(): SafeStorage {
  return createSafeStorage(() => window.localStorage);
}

/** Kept until the tab closes. */
export function createTabStorage(): SafeStorage {
  return createSafeStorage(() => window.sessionStorage);
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
