import type { CartLine } from '@/lib/domain/cart';
import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { unitPriceCents } from '@/lib/domain/money';

/** An order request is a message that shoppers send with an app of their own; whether they sent it is unknown. */

const sendingChannels = ['whatsapp', 'telegram', 'email', 'share', 'copy', 'print'] as const;
export type SendingChannel = (typeof sendingChannels)[number];

export const maxRequests = 20;
const sameRequestMs = 24 * 60 * 60 * 1000;

export type RequestLine = {
  readonly id: number;
  readonly name: string;
  readonly qty: number;
  readonly unitCents: number;
};

/** Has the prices of its day. Never holds card data. */
export type OrderRequest = {
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  readonly lines: readonly RequestLine[];
  readonly draft: CheckoutDraft;
  /** Any string, to preserve channels of other versions. */
  readonly sentBy: readonly string[];
};

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
