import { lineTotalCents } from '@/lib/domain/money';
import { availableQty, isInStock, type Product } from '@/lib/domain/product';
import {
  entryOf,
  pendingEntries,
  type Entries,
  type Entry,
  type KnownProducts,
} from '@/lib/domain/stored-entries';

/** `qty` ranges from 1 to `availableQty` of the product. */
export type CartLine = { readonly product: Product; readonly qty: number };

export type CartContent = {
  readonly lines: readonly CartLine[];
  /** Entries whose product is not loaded yet: counted in the badge, not rendered. */
  readonly pending: Entries;
  /** Names the entries that are shown differently from what is stored, such as `31.2-6.1` (id.qty); empty if none. */
  readonly changes: string;
};

type Added = { readonly kind: 'added'; readonly entries: Entries; readonly line: CartLine };
type Changed = { readonly kind: 'updated' | 'removed'; readonly entries: Entries };
type Refused = { readonly kind: 'stock-full' | 'absent'; readonly entries?: undefined };

/** Merges duplicates, clamps to stock, drops sold-out products and, once `isComplete`, unknown ids. */
export function resolveCart(entries: Entries, known: KnownProducts): CartContent {
  const sums = new Map<number, number>();
  for (const { id, qty } of entries) if (id !== undefined) sums.set(id, (sums.get(id) ?? 0) + qty);
  const lines = [...sums].flatMap(([id, sum]): CartLine[] => {
    const product = known.products.get(id);
    if (product === undefined || sum === 0 || !isInStock(product)) return [];
    return [{ product, qty: Math.min(sum, availableQty(product)) }];
  });
  // One entry per line may be stored just as it is shown; any other entry is a change.
  const unmatched = new Map(lines.map(({ product, qty }) => [product.id, qty]));
  const changed = entries.filter(({ id, qty }) => {
    const isShown = id !== undefined && unmatched.get(id) === qty;
    if (isShown) unmatched.delete(id);
    return !isShown;
  });
  return {
    lines,
    pending: pendingEntries(entries, known),
    changes: changed.map(({ id = 0, qty }) => `${id}.${qty}`).join('-'),
  };
}

/** The entries as displayed. Unknown and unreadable ones stay, because another version may understand them. */
export function correctedEntries(entries: Entries, known: KnownProducts): Entries {
  const lines = new Map(resolveCart(entries, known).lines.map((line) => [line.product.id, line]));
  return entries.flatMap((entry) => {
    if (entry.id === undefined || !known.products.has(entry.id)) return [entry];
    const line = lines.get(entry.id);
    lines.delete(entry.id);
    return line === undefined ? [] : [entryOf(line.product, line.qty)];
  });
}

/** Refused if the cart would then hold more than the stock; the `qty` of the line is the new total. */
export function addToCart(entries: Entries, product: Product, qty = 1): Added | Refused {
  const sum = qtyOf(entries, product.id) + qty;
  if (sum > availableQty(product)) return { kind: 'stock-full' };
  return { kind: 'added', entries: withEntry(entries, entryOf(product, sum)), line: { product, qty: sum } };
}

export function updateQty(entries: Entries, product: Product, qty: number): Changed | Refused {
  if (!hasId(entries, product.id) || !Number.isInteger(qty)) return { kind: 'absent' };
  if (qty <= 0) return removeFromCart(entries, product.id);
  if (qty > availableQty(product)) return { kind: 'stock-full' };
  return { kind: 'updated', entries: withEntry(entries, entryOf(product, qty)) };
}

export function removeFromCart(entries: Entries, id: number): Changed | Refused {
  if (!hasId(entries, id)) return { kind: 'absent' };
  return { kind: 'removed', entries: entries.filter((entry) => entry.id !== id) };
}

/** Distinct products including pending ones, not the sum of quantities. */
export function countLines({ lines, pending }: Pick<CartContent, 'lines' | 'pending'>): number {
  return lines.length + new Set(pending.map(({ id }) => id)).size;
}

export function qtyInCart({ lines, pending }: Pick<CartContent, 'lines' | 'pending'>, id: number): number {
  return lines.find(({ product }) => product.id === id)?.qty ?? qtyOf(pending, id);
}

export function subtotalCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { product, qty }) => sum + lineTotalCents(product, qty), 0);
}

function qtyOf(entries: Entries, id: number): number {
  return entries.reduce((sum, entry) => (entry.id === id ? sum + entry.qty : sum), 0);
}

function hasId(entries: Entries, id: number): boolean {
  return entries.some((entry) => entry.id === id);
}

/** Replaces all entries of the product by one in the first place, or appends it. */
function withEntry(entries: Entries, entry: Entry): Entries {
  const place = entries.findIndex(({ id }) => id === entry.id);
  if (place < 0) return [...entries, entry];
  const others = entries.slice(place).filter(({ id }) => id !== entry.id);
  return [...entries.slice(0, place), entry, ...others];
}
