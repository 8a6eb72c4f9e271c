import * as v from 'valibot';
import type { CartLine } from '@/lib/domain/cart';
import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { unitPriceCents } from '@/lib/domain/money';
import { referencePattern } from '@/lib/domain/order-reference';
import { maxStock } from '@/lib/domain/product';
import { storedList, storedNumber } from '@/lib/domain/stored-list';

/** An order request is a message that shoppers send with an app of their own; whether they sent it is unknown. */

const sendingChannels = ['whatsapp', 'telegram', 'email', 'share', 'copy', 'print'] as const;
export type SendingChannel = (typeof sendingChannels)[number];

const maxRequests = 20;
const maxProductId = 999_999_999;
/** In UTF-16 code units. */
const maxNameLength = 246;
/** The latest time that a Date can hold. */
const maxTime = 8_640_000_000_000_000;
const sameRequestMs = 24 * 60 * 60 * 1000;

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(storedNumber, v.safeInteger(), v.minValue(min), v.maxValue(max));
const line = v.object({
  id: wholeNumber(1, maxProductId),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(maxNameLength)),
  qty: wholeNumber(1, maxStock),
  unitCents: wholeNumber(0),
});
const request = v.object({
  reference: v.pipe(v.string(), v.regex(referencePattern)),
  /** Milliseconds since the epoch. */
  madeAt: wholeNumber(1, maxTime),
  lines: v.pipe(v.array(line), v.minLength(1)),
  draft: v.pipe(v.unknown(), v.transform(readDraft)),
  /** Any string, to preserve channels of other versions. */
  sentBy: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(20)),
});

/** Has the prices of its day. Never holds card data. */
export type OrderRequest = v.InferOutput<typeof request>;
export type RequestLine = OrderRequest['lines'][number];

export function requestLines(lines: readonly CartLine[]): RequestLine[] {
  return lines.map(({ product, qty }) => ({
    id: product.id,
    name: product.name,
    qty,
    unitCents: unitPriceCents(product),
  }));
}

export function requestSubtotalCents(lines: readonly RequestLine[]): number {
  return lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
}

/** The request for the same order in the last 24 hours: reusing it shows the shop one order only once. */
export function findSameRequest(
  requests: readonly OrderRequest[],
  lines: readonly RequestLine[],
  draft: CheckoutDraft,
  now: number,
): OrderRequest | undefined {
  const content = JSON.stringify([lines, readDraft(draft)]);
  return requests.find(
    (other) => now - other.madeAt < sameRequestMs && JSON.stringify([other.lines, other.draft]) === content,
  );
}

/** The oldest request, if adding this one would drop it; the UI warns first. */
export function evictedRequest(
  requests: readonly OrderRequest[],
  { reference }: Pick<OrderRequest, 'reference'>,
): OrderRequest | undefined {
  return requests.some((other) => other.reference === reference) ? undefined : requests[maxRequests - 1];
}

/** Puts the request first, and the channel last in its `sentBy`. */
export function withSentRequest(
  requests: readonly OrderRequest[],
  sent: OrderRequest,
  channel: SendingChannel,
): readonly OrderRequest[] {
  const usedBefore = requests.find(({ reference }) => reference === sent.reference)?.sentBy ?? sent.sentBy;
  const sentBy = [...usedBefore.filter((other) => other !== channel), channel];
  return [{ ...sent, sentBy }, ...withoutRequest(requests, sent.reference)].slice(0, maxRequests);
}

export function withoutRequest(
  requests: readonly OrderRequest[],
  reference: string,
): readonly OrderRequest[] {
  return requests.filter((other) => other.reference !== reference);
}

export function knownChannels({ sentBy }: Pick<OrderRequest, 'sentBy'>): readonly SendingChannel[] {
  return sentBy.filter((channel): channel is SendingChannel =>
    sendingChannels.some((known) => known === channel),
  );
}

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
    const parsed = v.safeParse(request, entry);
    if (!parsed.success) others.push(entry);
    else if (!found.has(parsed.output.reference)) found.set(parsed.output.reference, parsed.output);
  }
  return { requests: [...found.values()].slice(0, maxRequests), others };
}
