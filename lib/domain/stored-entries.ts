import { summaryOf, type Product } from '@/lib/domain/product';
import { idIn, storedList } from '@/lib/domain/stored-list';
import { fieldsOf, isNumber, isText } from '@/lib/domain/stored-value';

/** `stored` is the original value, written back unless the shopper changes the entry. */
export type Entry = {
  readonly id: number | undefined;
  readonly qty: number;
  readonly stored: unknown;
};

export type Entries = readonly Entry[];

/** If `isComplete`, `products` is the entire catalogue, so any other id is unknown to the shop. */
export type KnownProducts = {
  readonly products: ReadonlyMap<number, Product>;
  readonly isComplete: boolean;
};

/** The entries of a stored cart or wishlist; none, and not readable, if the value holds no list of products. */
export function readEntries(stored: unknown): {
  readonly value: Entries;
  readonly isReadable: boolean;
} {
  const list = storedList(stored);
  const value = (list ?? []).map((entry): Entry => ({ id: idIn(entry), qty: qtyIn(entry), stored: entry }));
  const isReadable = list !== undefined && (list.length === 0 || value.some(({ id }) => id !== undefined));
  return { value: isReadable ? value : [], isReadable };
}

/** Entries whose product is not loaded yet. */
export function pendingEntries(entries: Entries, { products, isComplete }: KnownProducts): Entries {
  return isComplete ? [] : entries.filter(({ id }) => id !== undefined && !products.has(id));
}

/** The entry that is stored for a product: with `qty` in a cart, without it on the wishlist. */
export function entryOf(product: Product, qty?: number): Entry {
  const summary = summaryOf(product);
  return {
    id: product.id,
    qty: qty ?? 0,
    stored: qty === undefined ? summary : { ...summary, qty },
  };
}

/** A whole number or Infinity; 0 if there is no usable quantity. */
export function qtyIn(entry: unknown): number {
  const { qty, quantity } = fieldsOf(entry);
  const rounded = Math.floor(Number([qty, quantity].find((value) => isNumber(value) || isText(value))));
  return rounded > 0 ? rounded : 0;
}
