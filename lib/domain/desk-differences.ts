import type { DeskOrder } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import type { PaymentMethod } from '@/lib/domain/terms';

const fields = ['name', 'address', 'lines', 'sum', 'payment', 'coupon', 'notes'] as const;

/** What two messages of one order say differently; empty where one says nothing. */
export type DeskDifference = {
  readonly field: (typeof fields)[number];
  readonly counts: string;
  readonly other: string;
};

/** Compares a message that does not count with the order, by what the messages say. */
export function differencesOf(
  order: DeskOrder,
  other: DeskOrder,
  methods: Readonly<Record<PaymentMethod, string>>,
): readonly DeskDifference[] {
  const [ofOrder, ofOther] = [contentOf(order, methods), contentOf(other, methods)];
  return fields
    .map((field) => ({
      field,
      counts: linesOnlyIn(ofOrder[field], ofOther[field]),
      other: linesOnlyIn(ofOther[field], ofOrder[field]),
    }))
    .filter(({ counts, other: others }) => counts !== others);
}

function contentOf(
  { from, shipTo, lines, writtenTotalCents, method, coupon, notes }: DeskOrder,
  methods: Readonly<Record<PaymentMethod, string>>,
) {
  const [name = '', ...address] = from;
  return {
    name: [name],
    address: [...address, ...shipTo.filter((line) => !from.includes(line))],
    lines: lines.map(({ name: product, qty, unitCents, written }) =>
      [`${written?.qty ?? qty}\u00a0× ${product}`, formatCents(written?.unitCents ?? unitCents)].join(', '),
    ),
    sum: [formatCents(writtenTotalCents)],
    payment: method === undefined ? [] : [methods[method]],
    coupon: [coupon],
    notes: [notes],
  };
}

function linesOnlyIn(texts: readonly string[], others: readonly string[]): string {
  return texts.filter((text) => !others.includes(text)).join(', ');
}
