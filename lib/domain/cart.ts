import type { Catalogue } from '@/lib/domain/catalogue';
import { lineTotalCents } from '@/lib/domain/money';
import { isInStock, summaryOf, type Product } from '@/lib/domain/product';
import { idOf, qtyOf, storedEntries } from '@/lib/domain/stored-lines';

/**
 * A line is unchecked from when storage is read until the catalogue has confirmed it: it counts for
 * the badge, is shown nowhere, and is written back exactly as it was found.
 */
export type CartLine = CheckedLine | UncheckedLine;
export type CheckedLine = { readonly kind: 'checked'; readonly product: Product; readonly qty: number };
type UncheckedLine = { readonly kind: 'unchecked'; readonly stored: unknown };

/** What localStorage holds per line (STORE-02). */
export type CartItem = Product & { readonly qty: number };

type Added = { readonly kind: 'added'; readonly lines: readonly CartLine[]; readonly line: CheckedLine };
type Refused = { readonly kind: 'stock-full' | 'absent'; readonly lines: readonly CartLine[] };
type Changed = { readonly kind: 'updated' | 'removed'; readonly lines: readonly CartLine[] };

/** ADD: the new quantity is what the cart holds plus `qty`, refused above stock (CARD-04, CARD-06, PDP-13, PDP-14). */
export function addToCart(lines: readonly CartLine[], product: Product, qty = 1): Added | Refused {
  const sum = heldQty(lines, product.id) + qty;
  if (sum > product.stock) return { kind: 'stock-full', lines };
  const line: CheckedLine = { kind: 'checked', product, qty: sum };
  return { kind: 'added', lines: withLine(lines, line), line };
}

/**
 * UPDATE: zero or less removes, above stock is refused, an absent id changes nothing (CART-02, CART-03, CART-05,
 * STORE-10).
 */
export function updateQty(lines: readonly CartLine[], id: number, qty: number): Changed | Refused {
  const line = checkedLines(lines).find(({ product }) => product.id === id);
  if (line === undefined || !Number.isInteger(qty)) return { kind: 'absent', lines };
  if (qty <= 0) return removeFromCart(lines, id);
  if (qty > line.product.stock) return { kind: 'stock-full', lines };
  return { kind: 'updated', lines: withLine(lines, { ...line, qty }) };
}

/** REMOVE by id; an absent id changes nothing (CART-04, STORE-10). */
export function removeFromCart(lines: readonly CartLine[], id: number): Changed | Refused {
  const rest = lines.filter((line) => lineId(line) !== id);
  return rest.length === lines.length ? { kind: 'absent', lines } : { kind: 'removed', lines: rest };
}

/** The number of distinct lines, checked or not; never the sum of quantities (FRAME-07). */
export function countLines(lines: readonly CartLine[]): number {
  return new Set(lines.map(lineId).filter((id) => id !== undefined)).size;
}

/** Units of a product in the cart. */
export function heldQty(lines: readonly CartLine[], id: number): number {
  const held = lines.filter((line) => lineId(line) === id);
  return held.reduce((sum, line) => sum + (line.kind === 'checked' ? line.qty : qtyOf(line.stored)), 0);
}

export function checkedLines(lines: readonly CartLine[]): CheckedLine[] {
  return lines.filter((line) => line.kind === 'checked');
}

/** Sum of the line totals in cents (SUM-03). */
export function subtotalCents(lines: readonly CheckedLine[]): number {
  return lines.reduce((sum, { product, qty }) => sum + lineTotalCents(product, qty), 0);
}

/**
 * The cart from what storage holds. Without a catalogue every entry stays as it is, unchecked. With one, id and
 * quantity come from storage and everything else from the catalogue: unknown and sold-out products are dropped,
 * duplicates merged, quantities clamped to stock. `changed` tells whether that altered a line.
 */
export function readCart(
  stored: unknown,
  catalogue: Catalogue | undefined,
): { readonly lines: readonly CartLine[]; readonly changed: boolean } {
  const entries = storedEntries(stored);
  if (catalogue === undefined) {
    return { lines: entries.map((entry) => ({ kind: 'unchecked', stored: entry })), changed: false };
  }
  const wanted = new Map<number, number>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (id !== undefined) wanted.set(id, (wanted.get(id) ?? 0) + qtyOf(entry));
  }
  const lines: CheckedLine[] = [];
  for (const [id, sum] of wanted) {
    const product = catalogue.get(id);
    if (product === undefined || sum === 0 || !isInStock(product)) continue;
    lines.push({ kind: 'checked', product, qty: Math.min(sum, product.stock) });
  }
  const changed =
    lines.length !== entries.length || lines.some((line, index) => line.qty !== qtyOf(entries[index]));
  return { lines, changed };
}

/** The bare array that is written under `Cart`. */
export function storedCart(lines: readonly CartLine[]): readonly unknown[] {
  return lines.map((line): unknown =>
    line.kind === 'checked'
      ? ({ ...summaryOf(line.product), qty: line.qty } satisfies CartItem)
      : line.stored,
  );
}

/** The product of a line, checked or not; undefined where it names none. */
export function lineId(line: CartLine): number | undefined {
  return line.kind === 'checked' ? line.product.id : idOf(line.stored);
}

/** Puts the line where its product first stood, merging any further lines of it, or at the end. */
function withLine(lines: readonly CartLine[], line: CheckedLine): readonly CartLine[] {
  const isOfProduct = (other: CartLine) => lineId(other) === line.product.id;
  const place = lines.findIndex(isOfProduct);
  if (place < 0) return [...lines, line];
  return lines.flatMap((other, index) => (index === place ? [line] : isOfProduct(other) ? [] : [other]));
}
