import { ConvertedPrice } from '@/components/currency/converted-price';
import { billRows, type Bill } from '@/lib/domain/bill';
import { formatCents } from '@/lib/domain/money';
import { cartMessages } from '@/messages/cart';

export function BillTable({ bill }: { readonly bill: Bill }) {
  return (
    <dl className="grid gap-2">
      {billRows(bill, cartMessages).map(([term, amount]) => (
        <div key={term} className="flex justify-between gap-6">
          <dt>{term}</dt>
          <dd className="money">{amount}</dd>
        </div>
      ))}
      <div className="hairline mt-2 flex justify-between gap-6 pt-3 text-lg font-semibold">
        <dt>{cartMessages.total}</dt>
        <dd className="money text-end">
          {formatCents(bill.totalCents)}
          {/* Only the total is converted: separately rounded rows would not add up to it. */}
          <ConvertedPrice cents={bill.totalCents} className="block text-ink-soft" />
        </dd>
      </div>
    </dl>
  );
}
