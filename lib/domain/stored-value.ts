/** Guards for parts of stored values, which may be old, foreign or tampered with. None of them throws. */

type StoredObject = Readonly<Record<string, unknown>>;

/** True for lists too. */
export function isObject(value: unknown): value is StoredObject {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

/** The fields of an object; none for any other value. */
export function fieldsOf(value: unknown): StoredObject {
  return isObject(value) ? value : {};
}

/** A number, also one of at most 15 digits that is stored as text; otherwise undefined. */
export function numberIn(value: unknown): number | undefined {
  if (isNumber(value)) return value;
  return isText(value) && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

/** A whole number in the range; otherwise undefined. */
export function wholeNumberIn(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER) {
  const number = numberIn(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}
