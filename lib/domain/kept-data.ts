/**
 * Everything that the shop keeps in a browser, by subject: where, and under which keys. Storage takes no other
 * key, so whoever wants to keep something new must list it here, and with it in Your Data and the cookie policy.
 */
export const keptData = [
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
  // `reloaded /Cart`: a key for each page that was loaded anew, also written by scripts/export/lost-files.mjs.
  { subject: 'reloads', place: 'tab', keys: [] },
] as const;

type Entry = (typeof keptData)[number];

/** On the device until it is deleted, or in one tab until that is closed. */
export type KeptPlace = Entry['place'];
export type KeptSubject = Entry['subject'];
type ReloadKey = `reloaded ${string}`;
/** The keys of the browser's storage that are ours. */
export type KeptKey = Entry['keys'][number] | ReloadKey;

/** What stands under a key now, as it is stored. */
export type KeptText = { readonly key: KeptKey; readonly text: string };

/** What is kept of one subject now. */
export type Kept = {
  readonly subject: KeptSubject;
  readonly place: KeptPlace;
  /** None where nothing is kept. */
  readonly texts: readonly KeptText[];
};

/** The keys that a subject may be kept under; those that have no fixed name are found among what a storage holds. */
export function keysOf(subject: KeptSubject, held: readonly string[]): readonly KeptKey[] {
  if (subject === 'reloads') return held.filter(isReloadKey);
  return keptData.flatMap((entry): readonly KeptKey[] => (entry.subject === subject ? entry.keys : []));
}

/** What goes with a subject when that is deleted: nobody stays signed in to an account that is no more. */
export function deletedWith(subject: KeptSubject): readonly KeptSubject[] {
  return subject === 'account' ? ['account', 'session'] : [subject];
}

function isReloadKey(key: string): key is ReloadKey {
  return key.startsWith('reloaded ');
}
