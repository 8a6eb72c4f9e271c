import type { CartLine } from '@/lib/domain/cart';
import { availableQty, type Product } from '@/lib/domain/product';
import { entryOf, type Entries, type Entry } from '@/lib/domain/stored-entries';

/** An undoable removal; `precedingIds` are the ids of the products that stood before the item. */
export type Removal<Item> = {
  readonly item: Item;
  readonly precedingIds: readonly number[];
};

type OfProduct = { readonly product: Pick<Product, 'id'> };

export function removalOf<Item extends OfProduct>(item: Item, items: readonly Item[]): Removal<Item> {
  const ids = items.map(({ product }) => product.id);
  return { item, precedingIds: ids.slice(0, Math.max(0, ids.indexOf(item.product.id))) };
}

/** If the product was added again meanwhile, sums both quantities up to the stock. */
export function restoreLine(
  entries: Entries,
  { item: { product, qty }, precedingIds }: Removal<CartLine>,
): Entries {
  const place = entries.findIndex(({ id }) => id === product.id);
  if (place < 0) return insertAfter(entries, entryOf(product, qty), precedingIds);
  return entries.map((entry, index) =>
    index === place ? entryOf(product, Math.min(entry.qty + qty, availableQty(product))) : entry,
  );
}

export function restoreWishlistItem(
  entries: Entries,
  { item: { product }, precedingIds }: Removal<{ readonly product: Product }>,
): Entries {
  if (entries.some(({ id }) => id === product.id)) return entries;
  return insertAfter(entries, entryOf(product), precedingIds);
}

/** Inserts the entry after the last of the preceding products that is left, or first. */
function insertAfter(entries: Entries, entry: Entry, precedingIds: readonly number[]): Entries {
  const place = entries.findLastIndex(({ id }) => id !== undefined && precedingIds.includes(id)) + 1;
  return [...entries.slice(0, place), entry, ...entries.slice(place)];
}
