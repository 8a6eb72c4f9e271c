import * as v from 'valibot';
import type { CheckedLine } from '@/lib/domain/cart';
import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { unitPriceCents } from '@/lib/domain/money';
import { storedEntries } from '@/lib/domain/stored-lines';

/**
 * An order request is a message that the shopper sends to the shop with an app of their own. It is no order, for
 * nobody can know here whether it was sent.
 */

/** By what a request can leave the shop. */
const sendingWays = ['whatsapp', 'telegram', 'email', 'share', 'copy', 'print'] as const;
export type SendingWay = (typeof sendingWays)[number];

/** How many the device keeps. */
const mostRequests = 20;
/** What is prepared again this soon, and unchanged, is the same request: 24 hours in ms. */
const sameRequestMs = 24 * 60 * 60 * 1000;

const whole = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));
const line = v.object({
  id: whole(999_999),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  qty: whole(9999),
  unitCents: whole(10_000_000),
});
const request = v.object({
  reference: v.pipe(v.string(), v.regex(/^\d\d(?:0[1-9]|1[0-2])[0-3]\d-[2-9A-Z]{4}$/)),
  /** Milliseconds since 1970. */
  madeAt: whole(8_640_000_000_000_000),
  lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(200)),
  draft: v.pipe(v.unknown(), v.transform(readDraft)),
  sentBy: v.pipe(v.array(v.picklist(sendingWays)), v.maxLength(sendingWays.length)),
});

/** What was asked for, at the prices of that day, by whom, and how it left; card data is no part of it (PAY-13). */
export type OrderRequest = v.InferOutput<typeof request>;
export type RequestLine = OrderRequest['lines'][number];

/** The lines of a cart as a request keeps them. */
export function requestLines(lines: readonly CheckedLine[]): RequestLine[] {
  return lines.map(({ product, qty }) => ({
    id: product.id,
    name: product.name,
    qty,
    unitCents: unitPriceCents(product),
  }));
}

/** Sum of the line totals in cents, at the prices of the request (SUM-03). */
export function requestSubtotalCents(lines: readonly RequestLine[]): number {
  return lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
}

// Without letters and digits that are taken for one another.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** "261122-K7QF": the day it was made, `2026-11-22`, and four signs by chance, so that two shoppers' differ. */
export function requestReference(day: string, chance: Iterable<number>): string {
  const drawn = Array.from(chance, (number) => signs[number % signs.length]).slice(0, 4);
  return `${day.slice(2).replaceAll('-', '')}-${drawn.join('')}`;
}

/** The day it was made, `2026-11-22`, where the shopper was. */
export function dayOfRequest({ reference }: Pick<OrderRequest, 'reference'>): string {
  return `20${reference.slice(0, 2)}-${reference.slice(2, 4)}-${reference.slice(4, 6)}`;
}

/** The kept request of the same content, if it was made within a day; then the shop does not see one order twice. */
export function sameRequest(
  requests: readonly OrderRequest[],
  lines: readonly RequestLine[],
  draft: CheckoutDraft,
  now: number,
): OrderRequest | undefined {
  const content = JSON.stringify([lines, readDraft(draft)]);
  return requests.find(
    (kept) => now - kept.madeAt < sameRequestMs && JSON.stringify([kept.lines, kept.draft]) === content,
  );
}

/** The list with a request that has just left by a way: the newest first, each once, the oldest dropped. */
export function withSent(
  requests: readonly OrderRequest[],
  sent: OrderRequest,
  way: SendingWay,
): readonly OrderRequest[] {
  const before = requests.find(({ reference }) => reference === sent.reference)?.sentBy ?? sent.sentBy;
  const sentBy = [...before.filter((other) => other !== way), way];
  return [{ ...sent, sentBy }, ...withoutRequest(requests, sent.reference)].slice(0, mostRequests);
}

export function withoutRequest(
  requests: readonly OrderRequest[],
  reference: string,
): readonly OrderRequest[] {
  return requests.filter((kept) => kept.reference !== reference);
}

/** The requests that storage holds; what is none is left out, one reference stands once. Never throws. */
export function readRequests(stored: unknown): readonly OrderRequest[] {
  const found = new Map<string, OrderRequest>();
  for (const entry of storedEntries(stored)) {
    const parsed = v.safeParse(request, entry);
    if (parsed.success && !found.has(parsed.output.reference))
      found.set(parsed.output.reference, parsed.output);
  }
  return [...found.values()].slice(0, mostRequests);
}
