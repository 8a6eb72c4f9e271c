import { storagePrefix } from '@/lib/base-path';
import type { StorageKey } from '@/lib/domain/stored-data';

/** What storage holds for a page that is not hydrated. */
type StoredState = {
  /** The number of products in the cart; undefined if the stores have to read it. */
  readonly cartCount: number | undefined;
  /** Whether the wishlist has entries, which fill hearts. */
  readonly hasWishes: boolean;
  /** Whether prices are also shown in another currency. */
  readonly hasCurrency: boolean;
};

/** Blocked storage and unknown data are left to the stores. */
export function readStoredState(): StoredState {
  try {
    return {
      cartCount: countProducts(readStored('Cart')),
      hasWishes: hasEntries('wishlist'),
      hasCurrency: hasCurrency(),
    };
  } catch {
    return { cartCount: undefined, hasWishes: false, hasCurrency: false };
  }
}

/** True if the key holds a list with entries, valid or not. Throws if storage is blocked or the text is not JSON. */
export function hasEntries(key: StorageKey): boolean {
  const list = readStored(key);
  return Array.isArray(list) && list.length > 0;
}

/** A cart that is no array of `{ id, qty }`, as the shop writes it, has no count. */
function countProducts(cart: unknown): number | undefined {
  const isLine = (line: Partial<Record<string, unknown>> | null) => isCount(line?.id) && isCount(line?.qty);
  return Array.isArray(cart) && cart.every(isLine) ? new Set(cart.map(({ id }) => id)).size : undefined;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** True if prices are also shown in another currency. Throws if storage is blocked. */
export function hasCurrency(): boolean {
  return localStorage.getItem(storagePrefix + 'currency') !== null;
}

/** True if storage holds a draft or addresses, with which the form of the cart grows. False if storage is blocked. */
export function hasStoredForm(): boolean {
  const isStored = (storage: Storage, key: StorageKey) => storage.getItem(storagePrefix + key) !== null;
  try {
    return isStored(sessionStorage, 'Checkout') || isStored(localStorage, 'SavedAddresses');
  } catch {
    return false;
  }
}

/** An empty list if the key is missing. Throws if storage is blocked or the text is not JSON. */
export function readStored(key: StorageKey): unknown {
  return JSON.parse(localStorage.getItem(storagePrefix + key) ?? '[]');
}
