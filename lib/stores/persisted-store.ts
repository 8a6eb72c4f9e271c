import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseJson } from '@/lib/domain/parse-json';
import type { StorageKey } from '@/lib/domain/stored-data';
import { onStorageChange } from '@/lib/stores/on-storage-change';
import type { SafeStorage } from '@/lib/stores/safe-storage';

export type Persisted<Value> = {
  readonly value: Value;
  readonly isReady: boolean;
  /** `unreadable`: the stored text is invalid. `unsaved`: the last write failed. */
  readonly problem: 'none' | 'unreadable' | 'unsaved';
};

type Options<Value, State> = {
  readonly storage: SafeStorage;
  readonly key: StorageKey;
  /** Unreadable text is copied here once, before it is overwritten. */
  readonly backup?: StorageKey;
  /** Receives parsed JSON, or null if nothing usable is stored. Must not throw. */
  readonly read: (stored: unknown) => { readonly value: Value; readonly isReadable?: boolean };
  /** Returns the JSON value to store; undefined removes the key. */
  readonly write: (value: Value) => unknown;
  readonly toState: (persisted: Persisted<Value>) => State;
  /** Runs after storage was read, except when the page is left. */
  readonly onRead?: () => void;
};

export type PersistedStore<Value, State> = StoreApi<State> & {
  readonly current: () => Persisted<Value>;
  /** Re-reads storage. Writes only changes whose earlier write failed. */
  readonly refresh: () => void;
  /** Applies a rule to the stored value and writes at once; returning the same value is a no-op. */
  readonly change: (rule: Rule<Value>) => void;
  /** Recomputes the state when something other than the value has changed. */
  readonly recompute: () => void;
};

type Rule<Value> = (value: Value) => Value;
type OwnChange<Value> = { readonly before: string | null; readonly rule: Rule<Value> };

const maxOwnChanges = 20;

/**
 * Reads storage when it is first subscribed to, and follows other tabs while it is. Unlike the `persist`
 * middleware, writes only the shopper's own changes: never in reaction to another tab, nor to repair what
 * it reads. Otherwise a tab on an older build could overwrite data of a newer one.
 */
export function createPersistedStore<Value, State>(
  options: Options<Value, State>,
): PersistedStore<Value, State> {
  const { storage, key, backup, read, write, toState, onRead } = options;
  let current: Persisted<Value> = { value: read(null).value, isReady: false, problem: 'none' };
  /** Stored text at the last read or write; undefined before the first. */
  let text: string | null | undefined;
  let ownChanges: readonly OwnChange<Value>[] = [];
  /** Changes since the last successful write. */
  let unsaved: readonly Rule<Value>[] = [];
  let subscribers = 0;
  let unfollow: (() => void) | undefined;
  const store = createStore<State>()(() => toState(current));

  function recompute(): void {
    store.setState(toState(current), true);
  }

  function load(stored: string | null): void {
    const json = stored === null || stored.trim() === '' ? null : parseJson(stored);
    const { value, isReadable = true } = read(json ?? null);
    const isRead = isReadable && json !== undefined;
    current = { value, isReady: true, problem: isRead ? 'none' : 'unreadable' };
    text = stored;
    ownChanges = [];
    unsaved = [];
    storage.forget(key);
  }

  function apply(rule: Rule<Value>): boolean {
    const value = rule(current.value);
    if (value === current.value) return false;
    ownChanges = [...ownChanges, { before: text ?? null, rule }].slice(-maxOwnChanges);
    unsaved = [...unsaved, rule];
    current = { ...current, value };
    return true;
  }

  function save(): void {
    if (current.problem === 'unreadable' && text) backUp(text);
    const stored = write(current.value);
    text = stored === undefined ? null : JSON.stringify(stored);
    if (text === null) storage.remove(key);
    const isSaved = text === null || storage.write(key, text).kind === 'saved';
    if (isSaved) unsaved = [];
    current = { ...current, isReady: true, problem: isSaved ? 'none' : 'unsaved' };
    recompute();
  }

  function backUp(unreadable: string): void {
    if (backup === undefined || storage.read(backup) !== null) return;
    if (storage.write(backup, unreadable).kind === 'saved') return;
    // Quota exceeded: remove the original to make room for its copy.
    storage.remove(key);
    storage.write(backup, unreadable);
  }

  function refresh(): void {
    const hadUnsaved = storage.hasUnsaved(key);
    const stored = storage.read(key);
    if (stored === text) return noteSaved();
    // Unwritten changes survive a write by another tab, but not its deletion.
    const rules = hadUnsaved && stored !== null ? unsaved : [];
    load(stored);
    for (const rule of rules) apply(rule);
    if (unsaved.length > 0) save();
    else recompute();
  }

  /** Reading retries a failed write, so the value may be stored now. */
  function noteSaved(): void {
    if (current.problem !== 'unsaved' || storage.hasUnsaved(key)) return;
    unsaved = [];
    current = { ...current, problem: 'none' };
    recompute();
  }

  /** If this tab overwrote a change it had not seen, replays its own changes on top of that. */
  function resolveConflict({ oldValue, newValue }: StorageEvent): void {
    const first = ownChanges.findIndex(({ before }) => before === oldValue);
    if (newValue === null || newValue === text || first < 0) return;
    if (storage.hasUnsaved(key) || storage.read(key) !== text) return;
    const overwriting = ownChanges.slice(first);
    load(newValue);
    for (const { rule } of overwriting) apply(rule);
    save();
  }

  function follow(): () => void {
    const onChange = (event?: Event) => {
      if (event instanceof StorageEvent && event.key === storage.nameOf(key)) resolveConflict(event);
      refresh();
      if (event?.type !== 'pagehide') onRead?.();
    };
    onChange();
    return onStorageChange(storage.nameOf(key), onChange);
  }

  return {
    ...store,
    current: () => current,
    refresh,
    change: (rule) => {
      refresh();
      if (apply(rule)) save();
    },
    recompute,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener);
      subscribers += 1;
      unfollow ??= follow();
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers > 0) return;
        unfollow?.();
        unfollow = undefined;
      };
    },
  };
}
