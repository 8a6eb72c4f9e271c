import * as v from 'valibot';
import { parseJson } from '@/lib/domain/parse-json';

/** Stored data may be old, foreign or tampered with, so these readers never throw. */

const maxDepth = 5;

const numeral = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
export const storedNumber = v.union([v.number(), numeral]);
const storedId = v.pipe(storedNumber, v.safeInteger(), v.minValue(1));
const entryId = v.union([
  storedId,
  v.pipe(
    v.object({ id: storedId }),
    v.transform(({ id }) => id),
  ),
  v.pipe(
    v.object({ product: v.object({ id: storedId }) }),
    v.transform(({ product }) => product.id),
  ),
]);
const object = v.record(v.string(), v.unknown());

/** Also finds wrapped, doubly encoded and id-to-quantity lists; undefined if none or several fit. */
export function storedList(stored: unknown, depth = 0): readonly unknown[] | undefined {
  if (stored === null || stored === undefined || stored === '') return [];
  if (Array.isArray(stored)) return stored;
  if (depth === maxDepth) return undefined;
  if (typeof stored === 'string') return listInText(stored, depth);
  const parsed = v.safeParse(object, stored);
  return parsed.success ? listInObject(parsed.output, depth) : undefined;
}

export function idIn(entry: unknown): number | undefined {
  const parsed = v.safeParse(entryId, entry);
  return parsed.success ? parsed.output : undefined;
}

function listInText(text: string, depth: number): readonly unknown[] | undefined {
  const parsed = parseJson(text);
  return parsed === undefined ? undefined : storedList(parsed, depth + 1);
}

function listInObject(stored: Readonly<Record<string, unknown>>, depth: number) {
  if (idIn(stored) !== undefined) return [stored];
  const fields = Object.entries(stored).filter(([name, value]) => name !== 'version' && value !== null);
  if (fields.length > 0 && fields.every(([name]) => /^[1-9]\d*$/.test(name)))
    return fields.map(([id, value]) => (v.is(object, value) ? { ...value, id } : { id, qty: value }));
  const lists = fields.map(([, value]) => storedList(value, depth + 1));
  if (Array.isArray(stored['lines'])) return stored['lines'];
  const full = lists.filter((list) => list !== undefined && list.length > 0);
  const named = full.filter((list) => list?.some((item) => idIn(item) !== undefined));
  if (full.length > 0) return full.length === 1 ? full[0] : named.length === 1 ? named[0] : undefined;
  return lists.every((list) => list !== undefined) ? [] : undefined;
}
