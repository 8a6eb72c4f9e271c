import type { PersistStorage } from 'zustand/middleware';
import type { KeptKey } from '@/lib/domain/kept-data';
import type { SafeStorage } from '@/lib/stores/safe-storage';

export type BareJson = PersistStorage<unknown> & {
  /** Whether the stored text differs from what this tab last read or wrote: another tab was here. */
  readonly isStale: () => boolean;
  /** Whether the text that was last read is no JSON, so that what it held is lost to the shopper. */
  readonly wasUnreadable: () => boolean;
};

/** A store that `persist` keeps. */
export type Persisted = { readonly persist: { readonly rehydrate: () => Promise<void> | void } };

type Options = {
  readonly storage: SafeStorage;
  readonly key: KeptKey;
  /** Where text that is no JSON is kept once before it is overwritten. */
  readonly backup?: KeptKey;
  /** Called when a value cannot be kept, once until one is kept again. */
  readonly onUnkept?: () => void;
};

/** Storage for `persist` that holds the bare value as JSON, without the library's envelope; undefined is no value. */
export function createBareJson({ storage, key, backup, onUnkept }: Options): BareJson {
  let lastText: string | null | undefined;
  let isUnkept = false;
  let wasUnreadable = false;

  function keepUnreadable(text: string): void {
    if (backup === undefined || storage.read(backup) !== null) return;
    if (storage.write(backup, text).kind === 'kept') return;
    // On a full disk it takes the place of the original (F-28).
    storage.remove(key);
    storage.write(backup, text);
  }

  function remove(): void {
    storage.remove(key);
    lastText = null;
  }

  return {
    isStale: () => storage.read(key) !== lastText,
    wasUnreadable: () => wasUnreadable,
    getItem: () => {
      lastText = storage.read(key);
      const parsed = parse(lastText);
      wasUnreadable = parsed.kind === 'unreadable';
      if (parsed.kind === 'unreadable') keepUnreadable(parsed.text);
      return { state: parsed.kind === 'value' ? parsed.value : null, version: 0 };
    },
    setItem: (_key, { state }) => {
      const text = state === undefined ? null : JSON.stringify(state);
      // Before the first reading, and where nothing of ours has changed, what others wrote must stay.
      if (lastText === undefined || text === lastText) return;
      if (text === null) return remove();
      const wasUnkept = isUnkept;
      isUnkept = storage.write(key, text).kind === 'unkept';
      lastText = text;
      if (isUnkept && !wasUnkept) onUnkept?.();
    },
    removeItem: remove,
  };
}

/** Takes in what another tab wrote. Every `set` writes, so this comes before it. */
export function catchUp(kept: BareJson, store: Persisted): void {
  if (kept.isStale()) void store.persist.rehydrate();
}

type Parsed =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'none' };

function parse(text: string | null): Parsed {
  if (text === null || text.trim() === '') return { kind: 'none' };
  try {
    return { kind: 'value', value: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable', text };
  }
}
