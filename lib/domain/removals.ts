import { addToCart, heldQty, lineId, type CartLine, type CheckedLine } from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { isWished, wishId, type Wish } from '@/lib/domain/wishlist';

/** Something of a list that was taken out and may be asked back, with the products it stood behind. */
export type Removal<Entry> = {
  readonly entry: Entry;
  readonly behind: readonly number[];
};

type OfProduct = { readonly product: Pick<Product, 'id'> };

/** A place of a list as it is shown: with what stands there, or with what was removed from it. */
export type Place<Entry> =
  | { readonly kind: 'kept'; readonly entry: Entry }
  | { readonly kind: 'removed'; readonly entry: Entry; readonly removal: Removal<Entry> };

/** The list with its gaps: what was removed keeps its place between its neighbours, until it is back. */
export function placesOf<Entry extends OfProduct>(
  entries: readonly Entry[],
  removals: readonly Removal<Entry>[],
): readonly Place<Entry>[] {
  const kept = new Set(entries.map(idOf));
  let places: readonly Place<Entry>[] = entries.map((entry) => ({ kind: 'kept', entry }));
  for (const removal of removals) {
    const { entry, behind } = removal;
    if (kept.has(idOf(entry))) continue;
    places = inserted(
      places,
      { kind: 'removed', entry, removal },
      placeBehind(places.map(idOfPlace), behind),
    );
  }
  return places;
}

/** The removals with one more: what is about to leave these places, a former removal of the same forgotten. */
export function withRemoval<Entry extends OfProduct>(
  removals: readonly Removal<Entry>[],
  entry: Entry,
  places: readonly Place<Entry>[],
): readonly Removal<Entry>[] {
  const ids = places.map(idOfPlace);
  const behind = ids.slice(0, Math.max(0, ids.indexOf(idOf(entry))));
  return [...removals.filter((former) => idOf(former.entry) !== idOf(entry)), { entry, behind }];
}

/**
 * The line is back in its place with its quantity; where the product has come into the cart meanwhile, from another
 * tab, both quantities are one line, of at most the stock (CART-04).
 */
export function restoreLine(
  lines: readonly CartLine[],
  { entry, behind }: Removal<CheckedLine>,
): readonly CartLine[] {
  const { product, qty } = entry;
  const held = heldQty(lines, product.id);
  if (held > 0) return addToCart(lines, product, Math.min(qty, product.stock - held)).lines;
  return inserted(lines, entry, placeBehind(lines.map(lineId), behind));
}

/** The wish is back in its place, if it is not there already (WISH-04). */
export function restoreWish(
  wishes: readonly Wish[],
  { entry: { product }, behind }: Removal<{ readonly product: Product }>,
): readonly Wish[] {
  if (isWished(wishes, product.id)) return wishes;
  return inserted(wishes, { kind: 'checked', product }, placeBehind(wishes.map(wishId), behind));
}

/** Behind the last of those that it stood behind, else at the front. */
function placeBehind(ids: readonly (number | undefined)[], behind: readonly number[]): number {
  return Math.max(...ids.map((id, index) => (id !== undefined && behind.includes(id) ? index : -1)), -1) + 1;
}

function inserted<Entry>(entries: readonly Entry[], entry: Entry, at: number): readonly Entry[] {
  return [...entries.slice(0, at), entry, ...entries.slice(at)];
}

const idOf = ({ product }: OfProduct) => product.id;
const idOfPlace = ({ entry }: { readonly entry: OfProduct }) => idOf(entry);
