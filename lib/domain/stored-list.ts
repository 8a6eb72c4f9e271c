import { parseJson } from '@/lib/domain/parse-json';
import { fieldsOf, isObject, isText, wholeNumberIn } from '@/lib/domain/stored-value';

/** Stored data may be old, foreign or tampered with, so these readers never throw. */

const maxDepth = 5;
/** The wrapper of zustand's `persist` also has a version. */
const ignored = ['version', '__proto__'];
const idKey = /^[1-9]\d*$/;

/**
 * The list in a stored value, also if it is wrapped in objects, encoded as JSON more than once, or a map from ids to
 * quantities. Empty for an empty value; undefined if there is no list, or if several could be meant.
 */
export function storedList(stored: unknown, depth = 0): readonly unknown[] | undefined {
  if (stored === null || stored === undefined || stored === '') return [];
  if (Array.isArray(stored)) return stored;
  if (depth === maxDepth) return undefined;
  if (isText(stored)) return listInText(stored, depth);
  return isObject(stored) ? listInObject(stored, depth) : undefined;
}

/** The id of `7`, `{ id: 7 }` or `{ product: { id: 7 } }`. */
export function idIn(entry: unknown): number | undefined {
  if (!isObject(entry)) return storedId(entry);
  return storedId(entry['id']) ?? storedId(fieldsOf(entry['product'])['id']);
}

function storedId(value: unknown): number | undefined {
  return wholeNumberIn(value, 1);
}

function listInText(text: string, depth: number): readonly unknown[] | undefined {
  const parsed = parseJson(text);
  return parsed === undefined ? undefined : storedList(parsed, depth + 1);
}

function listInObject(stored: Readonly<Record<string, unknown>>, depth: number) {
  if (idIn(stored) !== undefined) return [stored];
  const fields = Object.entries(stored).filter(([name, value]) => !ignored.includes(name) && value !== null);
  const isMapFromIds = fields.length > 0 && fields.every(([name]) => idKey.test(name));
  if (isMapFromIds)
    return fields.map(([id, value]) => (isObject(value) ? { ...value, id } : { id, qty: value }));
  if (Array.isArray(stored['lines'])) return stored['lines'];
  const lists = fields.map(([, value]) => storedList(value, depth + 1));
  const nonEmpty = lists.filter((list) => list !== undefined && list.length > 0);
  const withIds = nonEmpty.filter((list) => list?.some((item) => idIn(item) !== undefined));
  if (nonEmpty.length === 0) return lists.every((list) => list !== undefined) ? [] : undefined;
  if (nonEmpty.length === 1) return nonEmpty[0];
  return withIds.length === 1 ? withIds[0] : undefined;
}
