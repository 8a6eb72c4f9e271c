import { freeShippingGapCents } from '@/lib/domain/free-shipping';
import type { CartLine } from '@/lib/domain/cart';
import { formatCents, lineTotalCents, unitPriceCents } from '@/lib/domain/money';
import { availableQty, type Product } from '@/lib/domain/product';

type Replacements = readonly (readonly [pattern: string, text: string])[];

/** These occur nowhere else in the markup of a line, nor within each other. */
const unmistakable = { id: 999_111_999, name: '{name}', price: 7777, discount: 0, stock: 888_333 };
const unmistakableQty = 66_222;

/** Stands in the pattern for the sentence that shipping is free. */
export const patternFreeText = '{free}';

type TextSource = { readonly product: Omit<Product, 'img' | 'category'>; readonly qty: number };

/** What the markup of a line says of it. */
const textsOfLine: readonly ((line: TextSource) => string)[] = [
  ({ product }) => String(product.id),
  ({ product }) => product.name,
  ({ product }) => formatCents(unitPriceCents(product)),
  ({ product, qty }) => formatCents(lineTotalCents(product, qty)),
  ({ qty }) => String(qty),
  ({ product }) => String(availableQty(product)),
];

/** A line whose markup becomes that of any other line, once its texts are replaced. */
export function patternLine(example: Product): CartLine {
  return { product: { ...example, ...unmistakable }, qty: unmistakableQty };
}

export function lineReplacements(line: TextSource): Replacements {
  const pattern = { product: unmistakable, qty: unmistakableQty };
  return textsOfLine.map((textOf) => [textOf(pattern), textOf(line)]);
}

/** What an empty cart lacks for free shipping, and what this one lacks. */
export function gapReplacements(subtotalCents: number): Replacements {
  return [[formatCents(freeShippingGapCents(0)), formatCents(freeShippingGapCents(subtotalCents))]];
}
