import { withAsciiDigits } from '@/lib/domain/digits';

/**
 * The quantity that a text in the quantity field means: whole, at least 1, at most the stock; empty or
 * non-numeric is 1 (PDP-10 to PDP-12). A product without stock stays at 1.
 */
export function quantityFrom(text: string, stock: number): number {
  return clampQuantity(enteredQuantity(text) ?? 1, stock);
}

/** The whole number that was typed, whatever its size; undefined where it is none. */
export function enteredQuantity(text: string): number | undefined {
  const value = Math.trunc(Number(withAsciiDigits(text)));
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
}

/** A quantity kept between 1 and the stock (PDP-10, PDP-11). */
export function clampQuantity(qty: number, stock: number): number {
  return Math.max(1, Math.min(qty, stock));
}
