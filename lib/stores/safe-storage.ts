/**
 * The browser's storage behind a face that never throws. It may be missing, blocked, full or emptied under us
 * (F-28 to F-32); what cannot be kept is remembered until the page closes and tried again at the next write.
 */
export type SafeStorage = {
  /** The text under a key, null where there is none. */
  readonly read: (key: string) => string | null;
  /** Whether the text is kept beyond this page. */
  readonly write: (key: string, text: string) => { readonly kind: 'kept' | 'unkept' };
  readonly remove: (key: string) => void;
};

export function createSafeStorage(open: () => Storage | null | undefined): SafeStorage {
  const unkept = new Map<string, string>();
  return {
    read: (key) => unkept.get(key) ?? attempt(() => open()?.getItem(key)) ?? null,
    write: (key, text) => {
      const kept = attempt(() => {
        const storage = open();
        storage?.setItem(key, text);
        return storage?.getItem(key) === text;
      });
      if (kept === true) unkept.delete(key);
      else unkept.set(key, text);
      return { kind: kept === true ? 'kept' : 'unkept' };
    },
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
