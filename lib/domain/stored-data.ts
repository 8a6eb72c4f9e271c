/** Every storage key. A new one also needs an entry in Your Data and in the cookie policy. */
export const storedData = [
  { subject: 'cart', place: 'device', keys: ['Cart'] },
  { subject: 'wishlist', place: 'device', keys: ['wishlist'] },
  { subject: 'requests', place: 'device', keys: ['OrderRequests'] },
  { subject: 'addresses', place: 'device', keys: ['SavedAddresses'] },
  { subject: 'account', place: 'device', keys: ['RegisteredUser'] },
  { subject: 'session', place: 'device', keys: ['User'] },
  { subject: 'viewings', place: 'device', keys: ['recentlyViewed'] },
  { subject: 'currency', place: 'device', keys: ['currency'] },
  { subject: 'copies', place: 'device', keys: ['Cart.bak', 'wishlist.bak'] },
  { subject: 'draft', place: 'tab', keys: ['Checkout'] },
  { subject: 'told', place: 'tab', keys: ['Cart.told', 'wishlist.told'] },
  // `reloaded /Cart`: a key per page, also written by scripts/export/chunk-load-guard.mjs.
  { subject: 'reloads', place: 'tab', keys: [] },
] as const;

type Entry = (typeof storedData)[number];

/** `device` is localStorage, `tab` is sessionStorage. */
export type StorageArea = Entry['place'];
export type StoredSubject = Entry['subject'];
type ReloadKey = `reloaded ${string}`;
export type StorageKey = Entry['keys'][number] | ReloadKey;

export type StoredText = { readonly key: StorageKey; readonly text: string };

export type Kept = {
  readonly subject: StoredSubject;
  readonly place: StorageArea;
  readonly texts: readonly StoredText[];
};

export function keysOf(subject: StoredSubject, held: readonly string[]): readonly StorageKey[] {
  if (subject === 'reloads') return held.filter(isReloadKey);
  return storedData.flatMap((entry): readonly StorageKey[] => (entry.subject === subject ? entry.keys : []));
}

/** A session must not outlive its account. */
export function deletedWith(subject: StoredSubject): readonly StoredSubject[] {
  return subject === 'account' ? ['account', 'session'] : [subject];
}

function isReloadKey(key: string): key is ReloadKey {
  return key.startsWith('reloaded ');
}
