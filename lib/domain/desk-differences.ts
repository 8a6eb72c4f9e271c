import type { DeskOrder } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import type { PaymentMethod } from '@/lib/domain/terms';

/** What two messages of one order say differently; empty where one says nothing. */
export type DeskDifference = {
  readonly field: 'name' | 'address' | 'goods' | 'sum' | 'payment' | 'coupon' | 'notes';
  readonly counts: string;
  readonly other: string;
};

type Content = ReturnType<typeof contentOf>;

/** Compares a message that does not count with the order, by what the messages say. */
export function differencesOf(
  order: DeskOrder,
  other: DeskOrder,
  methods: Readonly<Record<PaymentMethod, string>>,
): readonly DeskDifference[] {
  const [ofOrder, ofOther] = [contentOf(order, methods), contentOf(other, methods)];
  return fields.flatMap((field): DeskDifference[] => {
    const [counts, others] = [only(ofOrder, ofOther, field), only(ofOther, ofOrder, field)];
    return counts === others ? [] : [{ field, counts, other: others }];
  });
}

const fields = ['name', 'address', 'goods', 'sum', 'payment', 'coupon', 'notes'] as const;

function contentOf(
  { from, shipTo, lines, writtenTotalCents, method, coupon, notes }: DeskOrder,
  methods: Readonly<Record<PaymentMethod, string>>,
) {
  const [name = '', ...address] = from;
  return {
    name: [name],
    address: [...address, ...shipTo.filter((line) => !from.includes(line))],
    goods: lines.map(({ name: product, qty, unitCents, written }) =>
      [`${written?.qty ?? qty}\u00a0× ${product}`, formatCents(written?.unitCents ?? unitCents)].join(', '),
    ),
    sum: [formatCents(writtenTotalCents)],
    payment: method === undefined ? [] : [methods[method]],
    coupon: [coupon],
    notes: [notes],
  };
}

/** The lines that only the first one has. */
function only(first: Content, second: Content, field: (typeof fields)[number]): string {
  return first[field].filter((line) => !second[field].includes(line)).join(', ');
}
