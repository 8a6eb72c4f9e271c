import { normalizeDigits } from '@/lib/domain/digits';

/** From 1 to the stock; 1 for empty or non-numeric text, or without stock. */
export function quantityFrom(text: string, stock: number): number {
  return clampQuantity(parseQuantity(text) ?? 1, stock);
}

/** Truncated, not clamped; undefined for empty or non-numeric text. */
export function parseQuantity(text: string): number | undefined {
  const value = Math.trunc(Number(normalizeDigits(text)));
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
}

export function clampQuantity(qty: number, stock: number): number {
  return Math.max(1, Math.min(qty, stock));
}
