import { Approximation } from '@/components/ui/approximation';
import { isShippingFree, type Bill } from '@/lib/domain/checkout';
import { formatCents } from '@/lib/domain/money';
import { cartMessages } from '@/lib/messages/en/cart';

/** Subtotal, shipping, tax and total; it always adds up (CART-14, SUM-04 to SUM-09). */
export function BillTable({ bill }: { readonly bill: Bill }) {
  const isFree = isShippingFree(bill.subtotalCents);
  const rows = [
    [cartMessages.subtotal, formatCents(bill.subtotalCents)],
    [cartMessages.shipping, isFree ? cartMessages.free : formatCents(bill.shippingCents)],
    [cartMessages.tax, formatCents(bill.taxCents)],
  ];
  return (
    <dl className="grid gap-2">
      {rows.map(([term, amount]) => (
        <div key={term} className="flex justify-between gap-6">
          <dt>{term}</dt>
          <dd className="money">{amount}</dd>
        </div>
      ))}
      <div className="hairline mt-2 flex justify-between gap-6 pt-3 text-lg font-semibold">
        <dt>{cartMessages.total}</dt>
        <dd className="money text-end">
          {formatCents(bill.totalCents)}
          {/* Of the total alone: each rounded by itself, the others would not add up to it. */}
          <Approximation cents={bill.totalCents} className="block text-ink-soft" />
        </dd>
      </div>
    </dl>
  );
}
