import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseJson } from '@/lib/domain/parse-json';
import type { StorageKey } from '@/lib/domain/stored-data';
import { onStorageChange, type SafeStorage } from '@/lib/stores/safe-storage';

export type Persisted<Value> = {
  readonly value: Value;
  readonly isReady: boolean;
  /** `unreadable`: the stored text is invalid. `unsaved`: the last write failed. */
  readonly problem: 'none' | 'unreadable' | 'unsaved';
};

type Rule<Value> = (value: Value) => Value;

type ValueAccess<Value> = {
  readonly current: () => Persisted<Value>;
  /** Re-reads storage. Writes only changes whose earlier write failed. */
  readonly refresh: () => void;
  /** Applies a rule to the stored value and writes at once; returning the same value is a no-op. */
  readonly change: (rule: Rule<Value>) => void;
  /** Recomputes the state when something other than the value has changed. */
  readonly recompute: () => void;
};

export type PersistedStore<Value, State> = StoreApi<State> & ValueAccess<Value>;

type Options<Value, State, Actions> = {
  readonly storage: SafeStorage;
  readonly key: StorageKey;
  /** Unreadable text is copied here once, before it is overwritten. */
  readonly backup?: StorageKey;
  /** Receives parsed JSON, or null if nothing usable is stored. Must not throw. */
  readonly read: (stored: unknown) => { readonly value: Value; readonly isReadable?: boolean };
  /** Returns the JSON value to store, by default the value itself; undefined removes the key. */
  readonly write?: (value: Value) => unknown;
  readonly actions: (access: ValueAccess<Value>) => Actions;
  readonly toState: (persisted: Persisted<Value>) => State;
  /** Runs after storage was read, except when the page is left. */
  readonly onRead?: () => void;
};

/** A change made here; `before` is the stored text that it replaced. */
type OwnChange<Value> = {
  readonly rule: Rule<Value>;
  readonly before: string | null;
  readonly isSaved: boolean;
};

const maxSavedChanges = 20;

/**
 * Reads storage when it is first subscribed to, and follows other tabs while it is. Unlike the `persist`
 * middleware, writes only the shopper's own changes: never in reaction to another tab, nor to repair what
 * it reads. Otherwise a tab on an older build could overwrite data of a newer one.
 */
export function createPersistedStore<Value, State extends object, Actions extends object>(
  options: Options<Value, State, Actions>,
): PersistedStore<Value, State & Actions> {
  const { storage, key, backup, read, write = (value) => value, toState, onRead } = options;
  let current: Persisted<Value> = { value: read(null).value, isReady: false, problem: 'none' };
  /** Stored text at the last read or write; undefined before the first. */
  let text: string | null | undefined;
  /** Changes made since the text of another tab was read. */
  let ownChanges: readonly OwnChange<Value>[] = [];

  const access: ValueAccess<Value> = { current: () => current, refresh, change, recompute };
  const actions = options.actions(access);
  const store = createStore<State & Actions>()(() => ({ ...toState(current), ...actions }));

  function recompute(): void {
    store.setState(toState(current));
  }

  function refresh(): void {
    const hadUnsaved = storage.hasUnsaved(key);
    // Retries a failed write.
    const stored = storage.read(key);
    if (stored === text) {
      if (current.problem !== 'unsaved' || storage.hasUnsaved(key)) return;
      noteSaved();
    } else {
      // Unwritten changes survive a write by another tab, but not its deletion.
      const isKept = hadUnsaved && stored !== null;
      rebase(stored, isKept ? ownChanges.filter(({ isSaved }) => !isSaved) : []);
      if (ownChanges.length > 0) return save();
    }
    recompute();
  }

  function change(rule: Rule<Value>): void {
    refresh();
    if (apply(rule)) save();
  }

  function apply(rule: Rule<Value>): boolean {
    const value = rule(current.value);
    if (value === current.value) return false;
    ownChanges = [...ownChanges, { rule, before: text ?? null, isSaved: false }];
    current = { ...current, value };
    return true;
  }

  /** Reads the text of another tab, and makes own changes again on top of it. */
  function rebase(stored: string | null, changes: readonly OwnChange<Value>[]): void {
    current = readText(stored, read);
    text = stored;
    ownChanges = [];
    storage.forget(key);
    for (const { rule } of changes) apply(rule);
  }

  function save(): void {
    if (current.problem === 'unreadable' && text && backup) backUp(storage, text, { from: key, to: backup });
    const stored = write(current.value);
    text = stored === undefined ? null : JSON.stringify(stored);
    if (text === null) storage.remove(key);
    current = { ...current, isReady: true, problem: 'unsaved' };
    if (text === null || storage.write(key, text).kind === 'saved') noteSaved();
    recompute();
  }

  function noteSaved(): void {
    ownChanges = ownChanges.map((own) => ({ ...own, isSaved: true })).slice(-maxSavedChanges);
    current = { ...current, problem: 'none' };
  }

  /** If this tab overwrote a change it had not seen, makes its own changes again on top of that. */
  function resolveConflict({ oldValue, newValue }: StorageEvent): void {
    const first = ownChanges.findIndex(({ before }) => before === oldValue);
    if (newValue === null || newValue === text || first < 0) return;
    if (storage.hasUnsaved(key) || storage.read(key) !== text) return;
    rebase(newValue, ownChanges.slice(first));
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
  const json = text === null || text.trim() === '' ? null : parseJson(text);
  const { value, isReadable = true } = read(json ?? null);
  return { value, isReady: true, problem: isReadable && json !== undefined ? 'none' : 'unreadable' };
}

/** Copies a text once, before it is overwritten. */
function backUp(
  storage: SafeStorage,
  text: string,
  keys: { readonly from: StorageKey; readonly to: StorageKey },
) {
  if (storage.read(keys.to) !== null) return;
  if (storage.write(keys.to, text).kind === 'saved') return;
  // Quota exceeded: remove the original to make room for its copy.
  storage.remove(keys.from);
  storage.write(keys.to, text);
}

/** `subscribe` of a store that reads storage when its first subscriber comes, and follows it until the last leaves. */
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
