import { addressLines, billFor, hasPlace, isShippingFree, type PaymentMethod } from '@/lib/domain/checkout';
import { formatCents } from '@/lib/domain/money';
import { requestSubtotalCents, type OrderRequest } from '@/lib/domain/order-request';

/** What the message says beside the shopper's own words. */
export type OrderWords = {
  readonly subject: (reference: string) => string;
  readonly line: (qty: number, name: string, unit: string, total: string) => string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly free: string;
  readonly tax: string;
  readonly total: string;
  readonly coupon: string;
  readonly method: string;
  readonly methods: Record<PaymentMethod, string>;
  readonly from: string;
  readonly shipTo: string;
  /** Where one address is both. */
  readonly fromAndShipTo: string;
  readonly notes: string;
  readonly link: string;
};

/** A message and its parts: `whole` is `text` and, at its end, `link`, which opens the shop with the same cart. */
export type OrderMessage = {
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly whole: string;
};

/** What a shopper can write at length is cut here, so that every app takes the message. */
const longestNote = 600;

/**
 * The one builder of the message: reference, lines, costs as on the bill, coupon, payment method, who and where, notes
 * . An address or a coupon that was not typed is left out, line and heading.
 */
export function orderMessage(
  { reference, lines, draft }: OrderRequest,
  link: string,
  words: OrderWords,
): OrderMessage {
  const subtotalCents = requestSubtotalCents(lines);
  const bill = billFor(subtotalCents);
  const shipping = isShippingFree(subtotalCents) ? words.free : formatCents(bill.shippingCents);
  const subject = words.subject(reference);
  const parts = [
    [subject],
    lines.map(({ qty, name, unitCents }) =>
      words.line(qty, oneLine(name), formatCents(unitCents), formatCents(unitCents * qty)),
    ),
    [
      `${words.subtotal}: ${formatCents(subtotalCents)}`,
      `${words.shipping}: ${shipping}`,
      `${words.tax}: ${formatCents(bill.taxCents)}`,
      `${words.total}: ${formatCents(bill.totalCents)}`,
    ],
    [...named(words.coupon, oneLine(draft.coupon)), `${words.method}: ${words.methods[draft.method]}`],
    ...addressBlocks(draft, words),
    named(words.notes, shortened(draft.notes)),
  ];
  const text = parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
  return { subject, text, link, whole: `${text}\n\n${words.link}: ${link}` };
}

/** What the shop would have to ask for: a name, a phone number or a mail address, and where to deliver. */
export function missingFrom({
  draft,
}: Pick<OrderRequest, 'draft'>): readonly ('name' | 'contact' | 'address')[] {
  const { billing, shipping, shipsElsewhere, method } = draft;
  const place = shipsElsewhere ? shipping : billing;
  const isBlank = (...texts: readonly string[]) => texts.every((text) => text.trim() === '');
  return [
    ...(isBlank(billing.firstName, billing.lastName) ? (['name'] as const) : []),
    ...(isBlank(billing.phone, billing.email) ? (['contact'] as const) : []),
    ...(method !== 'collect' && !hasPlace(place) ? (['address'] as const) : []),
  ];
}

/** Who orders and where to; an address that is both stands once. Nothing is shipped to who collects. */
function addressBlocks(
  { billing, shipping, shipsElsewhere, method }: OrderRequest['draft'],
  words: OrderWords,
): readonly (readonly string[])[] {
  const from = addressLines(billing).map(oneLine);
  const to = shipsElsewhere ? addressLines(shipping).map(oneLine) : from;
  if (from.join('\n') !== to.join('\n')) return [block(words.from, from), block(words.shipTo, to)];
  return [block(method !== 'collect' && hasPlace(billing) ? words.fromAndShipTo : words.from, from)];
}

function named(name: string, text: string): string[] {
  return text === '' ? [] : [`${name}: ${text}`];
}

function block(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${heading}:`, ...lines];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** None of its characters is cut in two. */
function shortened(text: string): string {
  const characters = [...text.trim()];
  return characters.length <= longestNote ? text.trim() : `${characters.slice(0, longestNote).join('')}…`;
}
