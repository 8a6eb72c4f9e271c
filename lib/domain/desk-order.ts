import type { PaymentMethod } from '@/lib/domain/terms';

/** An order on the merchant's desk: a message of a shopper, and what the merchant has done about it. */

export const deskStatuses = ['new', 'confirmed', 'packed', 'out', 'delivered', 'paid', 'cancelled'] as const;
export type DeskStatus = (typeof deskStatuses)[number];

/** What slips are printed on. */
export type DeskPaper = 'a6' | 'roll';

export type DeskLine = {
  /** Undefined if the message does not say it and the catalogue has no product of that name. */
  readonly id: number | undefined;
  readonly name: string;
  readonly qty: number;
  readonly unitCents: number;
};

/** Times are milliseconds since the epoch. */
export type DeskChange = { readonly status: DeskStatus; readonly at: number };

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
  /** Earlier messages of this order, the oldest first. */
  readonly earlierTexts: readonly string[];
  readonly status: DeskStatus;
  /** Every change of the status, the oldest first; a message just read has none. */
  readonly history: readonly DeskChange[];
  /** Whether a stock list has taken its goods off. */
  readonly isOffStock: boolean;
  readonly invoice?: DeskInvoice;
};

export const deskChecks = ['right', 'wrong', 'none'] as const;
export type DeskCheck = (typeof deskChecks)[number];

/** The order with another status; the same order if it has that status already. `now` in ms. */
export function withStatus(order: DeskOrder, status: DeskStatus, now: number): DeskOrder {
  if (order.status === status) return order;
  return { ...order, status, history: [...order.history, { status, at: now }] };
}
