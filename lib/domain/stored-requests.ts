import { readDraft } from '@/lib/domain/checkout';
import { referencePattern } from '@/lib/domain/order-reference';
import { maxRequests, type OrderRequest, type RequestLine } from '@/lib/domain/order-request';
import { maxStock } from '@/lib/domain/product';
import { storedList } from '@/lib/domain/stored-list';
import { fieldsOf, isText, wholeNumberIn } from '@/lib/domain/stored-value';

export const maxProductId = 999_999_999;
/** In UTF-16 code units. */
const maxNameLength = 246;
const maxChannels = 20;
const maxChannelLength = 20;
/** The latest time that a Date can hold. */
export const maxTime = 8_640_000_000_000_000;

/** `others` preserves entries that another version may understand. */
export type StoredRequests = {
  readonly requests: readonly OrderRequest[];
  readonly others: readonly unknown[];
};

/** Never throws; keeps one request per reference. */
export function readRequests(stored: unknown): StoredRequests {
  const found = new Map<string, OrderRequest>();
  const others: unknown[] = [];
  for (const entry of storedList(stored) ?? []) {
    const request = readRequest(entry);
    if (request === undefined) others.push(entry);
    else if (!found.has(request.reference)) found.set(request.reference, request);
  }
  return { requests: [...found.values()].slice(0, maxRequests), others };
}

function readRequest(entry: unknown): OrderRequest | undefined {
  const { reference, madeAt: storedTime, lines: storedLines, draft, sentBy } = fieldsOf(entry);
  const madeAt = wholeNumberIn(storedTime, 1, maxTime);
  const lines = readAll(storedLines, readLine);
  const channels = readAll(sentBy, readChannel);
  if (!isText(reference) || !referencePattern.test(reference) || madeAt === undefined) return undefined;
  if (lines === undefined || lines.length === 0) return undefined;
  if (channels === undefined || channels.length > maxChannels) return undefined;
  return { reference, madeAt, lines, draft: readDraft(draft), sentBy: channels };
}

function readLine(stored: unknown): RequestLine | undefined {
  const { name, ...numbers } = fieldsOf(stored);
  const id = wholeNumberIn(numbers['id'], 1, maxProductId);
  const qty = wholeNumberIn(numbers['qty'], 1, maxStock);
  const unitCents = wholeNumberIn(numbers['unitCents'], 0);
  if (!isText(name) || name === '' || name.length > maxNameLength) return undefined;
  if (id === undefined || qty === undefined || unitCents === undefined) return undefined;
  return { id, name, qty, unitCents };
}

function readChannel(stored: unknown): string | undefined {
  return isText(stored) && stored.length <= maxChannelLength ? stored : undefined;
}

/** Reads every item of a list; undefined if the value is no list, or if an item is undefined. */
function readAll<Item>(stored: unknown, read: (item: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const items = stored.flatMap((item): Item[] => {
    const value = read(item);
    return value === undefined ? [] : [value];
  });
  return items.length === stored.length ? items : undefined;
}
