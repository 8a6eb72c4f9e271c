import { hasApproximateCurrencies } from '@/shop/settings';

/** Every storage key. A new one also needs an entry in Your Data and in the cookie policy. */
export const storedData = [
  { subject: 'cart', area: 'device', keys: ['Cart'] },
  { subject: 'wishlist', area: 'device', keys: ['wishlist'] },
  { subject: 'requests', area: 'device', keys: ['OrderRequests'] },
  { subject: 'addresses', area: 'device', keys: ['SavedAddresses'] },
  { subject: 'account', area: 'device', keys: ['RegisteredUser'] },
  { subject: 'session', area: 'device', keys: ['User'] },
  { subject: 'viewings', area: 'device', keys: ['recentlyViewed'] },
  ...(hasApproximateCurrencies
    ? ([{ subject: 'currency', area: 'device', keys: ['currency'] }] as const)
    : []),
  { subject: 'offlineCopy', area: 'device', keys: ['offlineCopy'] },
  { subject: 'backups', area: 'device', keys: ['Cart.bak', 'wishlist.bak'] },
  { subject: 'draft', area: 'tab', keys: ['Checkout'] },
  { subject: 'notices', area: 'tab', keys: ['Cart.told', 'wishlist.told'] },
  // There is a key per page, such as `reloaded /Cart`; lib/load-limits.ts makes it.
  { subject: 'reloads', area: 'tab', keys: [] },
] as const;

type Entry = (typeof storedData)[number];

/** `device` is localStorage, `tab` is sessionStorage. */
export type StorageArea = Entry['area'];
export type StoredSubject = Entry['subject'];
type ReloadKey = `reloaded ${string}`;
export type StorageKey = Entry['keys'][number] | ReloadKey;

export type StoredText = { readonly key: StorageKey; readonly text: string };

export type StoredRecord = {
  readonly subject: StoredSubject;
  readonly area: StorageArea;
  readonly texts: readonly StoredText[];
};

/** The keys of a subject. Only those of reloads vary, so they are looked up in `storedKeys`. */
export function keysOf(subject: StoredSubject, storedKeys: readonly string[]): readonly StorageKey[] {
  if (subject === 'reloads') return storedKeys.filter(isReloadKey);
  return storedData.flatMap((entry): readonly StorageKey[] => (entry.subject === subject ? entry.keys : []));
}

/** Includes the session with its account, which it must not outlive. */
export function subjectsDeletedWith(subject: StoredSubject): readonly StoredSubject[] {
  return subject === 'account' ? ['account', 'session'] : [subject];
}

function isReloadKey(key: string): key is ReloadKey {
  return key.startsWith('reloaded ');
}
