import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseJson } from '@/lib/domain/parse-json';
import type { StorageKey } from '@/lib/domain/stored-data';
import { onStorageChange, type SafeStorage } from '@/lib/stores/safe-storage';

export type Persisted<Value> = {
  readonly value: Value;
  /** False until storage is read. */
  readonly isReady: boolean;
  /** `unreadable`: the stored text is invalid. `unsaved`: the last write failed. */
  readonly problem: 'none' | 'unreadable' | 'unsaved';
};

/** Returns the new value, or the same object if nothing changes. */
type Rule<Value> = (value: Value) => Value;

type ValueAccess<Value> = {
  readonly current: () => Persisted<Value>;
  /** Reads storage again. Writes only changes whose earlier write failed. */
  readonly refresh: () => void;
  /** Applies a rule to the stored value, and writes its result at once if it is another value. */
  readonly change: (rule: Rule<Value>) => void;
  /** Computes the state again; call it when something other than the value has changed. */
  readonly recompute: () => void;
};

export type PersistedStore<Value, State> = StoreApi<State> & ValueAccess<Value>;

type Options<Value, State, Actions> = {
  readonly storage: SafeStorage;
  readonly key: StorageKey;
  /** Unreadable text is copied here once, before it is overwritten. */
  readonly backup?: StorageKey;
  /** Gets parsed JSON, or null if nothing usable is stored. Must not throw. */
  readonly read: (stored: unknown) => { readonly value: Value; readonly isReadable?: boolean };
  /** Returns the JSON value to store, by default the value itself; undefined removes the key. */
  readonly write?: (value: Value) => unknown;
  readonly actions: (access: ValueAccess<Value>) => Actions;
  readonly toState: (persisted: Persisted<Value>) => State;
  /** Called after storage was read, except when the page is left. */
  readonly onRead?: () => void;
};

/** A change made in this tab. `before` is the stored text that it replaced; null if nothing was stored. */
type OwnChange<Value> = {
  readonly rule: Rule<Value>;
  readonly before: string | null;
  readonly isSaved: boolean;
};

/** Saved changes are remembered because another tab may still overwrite them; this many are enough. */
const maxSavedChanges = 20;

/**
 * A store that reads storage when its first subscriber comes, and follows other tabs until its last one leaves.
 * Unlike the `persist` middleware of zustand, it writes only the changes of the shopper, and never repairs what it
 * reads. Otherwise a tab with an older build of the shop could overwrite data of a newer build.
 */
export function createPersistedStore<Value, State extends object, Actions extends object>(
  options: Options<Value, State, Actions>,
): PersistedStore<Value, State & Actions> {
  const { storage, key, backup, read, write = (value) => value, toState, onRead } = options;
  let current: Persisted<Value> = { value: read(null).value, isReady: false, problem: 'none' };
  /** The stored text at the last read or write: null if nothing was stored, undefined before the first read. */
  let lastText: string | null | undefined;
  /** The changes of this tab since it last read a text of another tab, oldest first. */
  let ownChanges: readonly OwnChange<Value>[] = [];

  const access: ValueAccess<Value> = { current: () => current, refresh, change, recompute };
  const actions = options.actions(access);
  const store = createStore<State & Actions>()(() => ({ ...toState(current), ...actions }));

  function recompute(): void {
    store.setState(toState(current));
  }

  function refresh(): void {
    const hadUnsaved = storage.hasUnsaved(key);
    // Reading also retries a failed write.
    const stored = storage.read(key);
    if (stored === lastText) {
      if (current.problem !== 'unsaved' || storage.hasUnsaved(key)) return;
      markSaved();
    } else {
      // Unsaved changes survive a write by another tab, but not a deletion.
      const keepsUnsaved = hadUnsaved && stored !== null;
      rebase(stored, keepsUnsaved ? ownChanges.filter(({ isSaved }) => !isSaved) : []);
      if (ownChanges.length > 0) return save();
    }
    recompute();
  }

  function change(rule: Rule<Value>): void {
    refresh();
    if (apply(rule)) save();
  }

  /** Changes the value without writing it. Returns whether it has changed. */
  function apply(rule: Rule<Value>): boolean {
    const value = rule(current.value);
    if (value === current.value) return false;
    ownChanges = [...ownChanges, { rule, before: lastText ?? null, isSaved: false }];
    current = { ...current, value };
    return true;
  }

  /** Takes over the text of another tab, and makes the given changes again on top of it, without writing them. */
  function rebase(stored: string | null, changes: readonly OwnChange<Value>[]): void {
    current = readText(stored, read);
    lastText = stored;
    ownChanges = [];
    storage.forget(key);
    for (const { rule } of changes) apply(rule);
  }

  function save(): void {
    if (current.problem === 'unreadable' && lastText && backup)
      backUp(storage, lastText, { from: key, to: backup });
    const json = write(current.value);
    lastText = json === undefined ? null : JSON.stringify(json);
    if (lastText === null) storage.remove(key);
    // The value counts as unsaved until its write has succeeded.
    current = { ...current, isReady: true, problem: 'unsaved' };
    if (lastText === null || storage.write(key, lastText).kind === 'saved') markSaved();
    recompute();
  }

  function markSaved(): void {
    ownChanges = ownChanges.map((own) => ({ ...own, isSaved: true })).slice(-maxSavedChanges);
    current = { ...current, problem: 'none' };
  }

  /** If this tab has overwritten a change of another tab unseen, makes its own changes again on top of that one. */
  function resolveConflict({ oldValue, newValue }: StorageEvent): void {
    // Both tabs replaced the same text: this tab with its own change at this index.
    const conflictIndex = ownChanges.findIndex(({ before }) => before === oldValue);
    if (newValue === null || newValue === lastText || conflictIndex < 0) return;
    if (storage.hasUnsaved(key) || storage.read(key) !== lastText) return;
    rebase(newValue, ownChanges.slice(conflictIndex));
    save();
  }

  function onChange(event?: Event): void {
    if (event instanceof StorageEvent) resolveConflict(event);
    refresh();
    if (event?.type !== 'pagehide') onRead?.();
  }

  return { ...store, ...access, subscribe: followStorage(store, storage.nameOf(key), onChange) };
}

function readText<Value>(
  text: string | null,
  read: Options<Value, unknown, unknown>['read'],
): Persisted<Value> {
  // `json` is null if nothing is stored, and undefined if the text is not JSON.
  const json = text === null || text.trim() === '' ? null : parseJson(text);
  const { value, isReadable = true } = read(json ?? null);
  return { value, isReady: true, problem: isReadable && json !== undefined ? 'none' : 'unreadable' };
}

function backUp(
  storage: SafeStorage,
  text: string,
  keys: { readonly from: StorageKey; readonly to: StorageKey },
) {
  if (storage.read(keys.to) !== null) return;
  if (storage.write(keys.to, text).kind === 'saved') return;
  // The storage is full, so the original makes room for its copy.
  storage.remove(keys.from);
  storage.write(keys.to, text);
}

/** Returns the `subscribe` of a store. It calls `onChange` for the first subscriber, and follows storage until the last. */
function followStorage<State>(
  store: StoreApi<State>,
  name: string,
  onChange: (event?: Event) => void,
): StoreApi<State>['subscribe'] {
  let subscribers = 0;
  let unfollow = () => {};
  return (listener) => {
    const unsubscribe = store.subscribe(listener);
    subscribers += 1;
    if (subscribers === 1) {
      onChange();
      unfollow = onStorageChange(name, onChange);
    }
    return () => {
      unsubscribe();
      subscribers -= 1;
      if (subscribers === 0) unfollow();
    };
  };
}
