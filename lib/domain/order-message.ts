import { billFor, billRows, rowsBelowTotal, type BillWords } from '@/lib/domain/bill';
import { addressLines, hasStreetOrCity } from '@/lib/domain/checkout';
import type { PaymentMethod } from '@/lib/domain/terms';
import { formatCents } from '@/lib/domain/money';
import { requestSubtotalCents, type OrderRequest } from '@/lib/domain/order-request';
import { orderCode } from '@/lib/domain/order-code';
import { oneLine, truncateDraft } from '@/lib/domain/order-draft';
import { hasOrderDesk, khqrStand } from '@/shop/extras';

export type OrderWords = BillWords & {
  readonly subject: (reference: string) => string;
  readonly line: (qty: number, name: string, unit: string, total: string) => string;
  readonly total: string;
  readonly coupon: string;
  readonly method: string;
  readonly methods: Record<PaymentMethod, string>;
  readonly from: string;
  readonly shipTo: string;
  readonly fromAndShipTo: string;
  readonly notes: string;
  readonly more: (count: number) => string;
  readonly cut: string;
  readonly link: string;
  /** Undefined in a shop without an order desk, as is the next one without KHQR. */
  readonly code?: string;
  readonly khqr?: string;
};

export type OrderMessage = {
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly textWithLink: string;
};

/** Lists the first `listedCount` lines and counts the others; omits empty fields and shortens long ones. */
export function orderMessage(
  { reference, lines, draft: typed }: OrderRequest,
  link: string,
  words: OrderWords,
  listedCount = lines.length,
): OrderMessage {
  const { draft } = truncateDraft(typed);
  const isCollected = draft.method === 'collect';
  const bill = billFor(requestSubtotalCents(lines), isCollected);
  const subject = words.subject(reference);
  const paragraphs = [
    [subject],
    [
      ...lines
        .slice(0, listedCount)
        .map(({ qty, name, unitCents }) =>
          words.line(qty, oneLine(name), formatCents(unitCents), formatCents(unitCents * qty)),
        ),
      ...(listedCount < lines.length ? [words.more(lines.length - listedCount)] : []),
    ],
    [
      ...billRows(bill, words, isCollected).map(row),
      `${words.total}: ${formatCents(bill.totalCents)}`,
      ...rowsBelowTotal(bill, words).map(row),
    ],
    [
      ...labelled(words.coupon, draft.coupon),
      `${words.method}: ${words.methods[draft.method]}`,
      ...(khqrStand === '' ? [] : [`${words.khqr}`]),
    ],
    ...addressBlocks(draft, words),
    labelled(words.notes, draft.notes),
  ];
  const text = paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join('\n'))
    .join('\n\n');
  const whole = hasOrderDesk ? withCode(text, { reference, lines, draft }, link, words) : text;
  return withLink(subject, whole, link, words);
}

/** Puts the code for the merchant's desk below the text of a message, which may be cut. */
export function withCode(
  text: string,
  order: Pick<OrderRequest, 'reference' | 'lines' | 'draft'>,
  link: string,
  words: OrderWords,
): string {
  const bill = billFor(requestSubtotalCents(order.lines), order.draft.method === 'collect');
  const behindReference = text.slice(text.indexOf(order.reference) + order.reference.length);
  return `${text}\n\n${words.code}: ${orderCode(order, bill.totalCents, `${behindReference}\n${link}`)}`;
}

export function withoutCode(text: string): string {
  return text.slice(0, text.lastIndexOf('\n\n'));
}

export function withLink(subject: string, text: string, link: string, words: OrderWords): OrderMessage {
  return { subject, text, link, textWithLink: `${text}\n\n${words.link}: ${link}` };
}

function addressBlocks(
  { billing, shipping, shipsElsewhere, method }: OrderRequest['draft'],
  words: OrderWords,
): readonly (readonly string[])[] {
  const from = addressLines(billing);
  const to = shipsElsewhere ? addressLines(shipping) : from;
  if (method === 'collect') return [block(words.from, from)];
  if (from.join('\n') !== to.join('\n')) return [block(words.from, from), block(words.shipTo, to)];
  return [block(hasStreetOrCity(billing) ? words.fromAndShipTo : words.from, from)];
}

function row([term, amount]: readonly [string, string]): string {
  return `${term}: ${amount}`;
}

function labelled(label: string, text: string): string[] {
  return text === '' ? [] : [`${label}: ${text}`];
}

function block(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${heading}:`, ...lines];
}
