import type { PaymentMethod } from '@/lib/domain/terms';

/** An order on the merchant's desk: a message of a shopper, and what the merchant has done about it. */

export const deskStatuses = ['new', 'confirmed', 'packed', 'out', 'delivered', 'cancelled'] as const;
export type DeskStatus = (typeof deskStatuses)[number];

/** What can happen to an order: another status, or the money, which may come before or after any of them. */
export const deskEvents = [...deskStatuses, 'paid', 'unpaid'] as const;
export type DeskEvent = (typeof deskEvents)[number];

/** What slips are printed on. */
export const deskPapers = ['a6', 'roll'] as const;
export type DeskPaper = (typeof deskPapers)[number];

export type DeskLine = {
  /** Undefined if the message does not say it and the catalogue has no product of that name. */
  readonly id: number | undefined;
  readonly name: string;
  readonly qty: number;
  readonly unitCents: number;
  /** What the message says instead, if somebody has edited it; the line is as the shop's code says. */
  readonly written?: { readonly qty: number; readonly unitCents: number };
};

/** A message, and when it came; 0 if that is not known. */
export type DeskText = { readonly text: string; readonly at: number };

/** Times are milliseconds since the epoch. */
export type DeskChange = { readonly status: DeskEvent; readonly at: number };

/** A tax invoice stays as it was issued, whatever becomes of the order and of the catalogue. */
export type DeskInvoice = {
  readonly number: number;
  readonly issuedAt: number;
  readonly lines: readonly DeskLine[];
  readonly totalCents: number;
  readonly taxCents: number;
};

export type DeskOrder = {
  readonly reference: string;
  readonly receivedAt: number;
  readonly lines: readonly DeskLine[];
  /** The total that the message states. */
  readonly writtenTotalCents: number;
  /** Undefined in a message whose words the desk does not know. */
  readonly method: PaymentMethod | undefined;
  readonly coupon: string;
  /** Name, address, phone and email, one entry a line. */
  readonly from: readonly string[];
  /** The same lines as `from` if it is to be shipped there; empty if the order is collected. */
  readonly shipTo: readonly string[];
  readonly notes: string;
  /** The message as it came; empty once the customer's data is deleted. */
  readonly text: string;
  /** Whether the numbers of the message agree with its check code; older messages have none. */
  readonly check: DeskCheck;
  /** Other messages of this order, the oldest first. */
  readonly earlierTexts: readonly DeskText[];
  readonly status: DeskStatus;
  /** Whether the shop has the money. */
  readonly isPaid: boolean;
  /** Every change, the oldest first; a message just read has none. */
  readonly history: readonly DeskChange[];
  /** Whether a stock list has taken its goods off. */
  readonly isOffStock: boolean;
  readonly invoice?: DeskInvoice;
};

/** What the merchant has done about a message that was just read. */
export const untouched = {
  earlierTexts: [],
  status: 'new',
  isPaid: false,
  history: [],
  isOffStock: false,
} as const;

export const deskChecks = ['right', 'wrong', 'none'] as const;
export type DeskCheck = (typeof deskChecks)[number];

/** The order after an event; the same order if nothing changes. `now` in ms. */
export function withEvent(order: DeskOrder, event: DeskEvent, now: number): DeskOrder {
  const changed = { ...order, ...stateAfter([{ status: event, at: now }], order) };
  if (changed.status === order.status && changed.isPaid === order.isPaid) return order;
  return { ...changed, history: [...order.history, { status: event, at: now }] };
}

type DeskState = Pick<DeskOrder, 'status' | 'isPaid'>;

/** The status and the payment after some changes, the oldest first. */
export function stateAfter(history: readonly DeskChange[], before: DeskState): DeskState {
  let { status, isPaid } = before;
  for (const { status: event } of history)
    if (event === 'paid' || event === 'unpaid') isPaid = event === 'paid';
    else status = event;
  return { status, isPaid };
}

/** The event that takes back another one. */
export function undoOf(event: DeskEvent, before: DeskState): DeskEvent {
  if (event === 'paid') return 'unpaid';
  return event === 'unpaid' ? 'paid' : before.status;
}
