'use client';

import type { ReactNode } from 'react';
import { useIsCollected } from '@/components/checkout/use-is-collected';
import { Amount } from '@/components/currency/amount';
import { billFor, billRows, rowsBelowTotal, type Bill } from '@/lib/domain/bill';
import { subtotalCents } from '@/lib/domain/cart';
import { formatCents } from '@/lib/domain/money';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';
import { minimumOrderMessages } from '@/messages/minimum-order';
import { minimumOrderCents } from '@/shop/settings';

export function OrderSummary({ children }: { readonly children?: ReactNode }) {
  const isKnown = useCart((state) => state.isKnown);
  const isEmpty = useCart((state) => state.lines.length === 0);
  const isCollected = useIsCollected();
  const bill = billFor(
    useCart((state) => subtotalCents(state.lines)),
    isCollected,
  );
  const isBelowMinimum = minimumOrderCents > 0 && bill.subtotalCents < minimumOrderCents;
  const isCompact = isKnown && isEmpty;
  return (
    <aside
      aria-labelledby="summary"
      className={`rounded @4xl:has-[+.next-steps]:rounded-b-none ${isCompact ? 'border border-line p-6 text-sm text-ink-soft' : 'bg-card p-6'}`}
    >
      <h2 id="summary" className={isCompact ? 'mb-2 text-lg' : 'mb-4 text-xl'}>
        {cartMessages.summary}
      </h2>
      {children}
      {/* Invisible until every line is known, so that no wrong amount is shown or announced. */}
      <div className={isKnown ? '' : 'invisible'}>
        <BillTable bill={bill} isCollected={isCollected} isCompact={isCompact} />
      </div>
      {minimumOrderCents > 0 && (
        <p role="status" className="mt-4 font-semibold empty:sr-only">
          {isBelowMinimum &&
            isKnown &&
            !isEmpty &&
            minimumOrderMessages.gap(
              formatCents(minimumOrderCents - bill.subtotalCents),
              formatCents(minimumOrderCents),
            )}
        </p>
      )}
    </aside>
  );
}

type BillTableProps = {
  readonly bill: Bill;
  readonly isCollected: boolean;
  readonly isCompact: boolean;
};

function BillTable({ bill, isCollected, isCompact }: BillTableProps) {
  return (
    <dl className={`grid ${isCompact ? 'gap-1' : 'gap-2'}`}>
      <BillRows rows={billRows(bill, cartMessages, isCollected)} />
      <div
        className={`hairline flex justify-between gap-6 font-semibold ${isCompact ? 'mt-1 pt-2' : 'mt-2 pt-3 text-lg'}`}
      >
        <dt>{cartMessages.total}</dt>
        <dd className="money text-end">
          {/* Only the total is converted: separately rounded rows would not add up to it. */}
          <Amount cents={bill.totalCents} convertedClassName="block text-ink-soft" />
        </dd>
      </div>
      <BillRows rows={rowsBelowTotal(bill, cartMessages)} />
    </dl>
  );
}

type BillRowsProps = { readonly rows: readonly (readonly [term: string, amount: string])[] };

function BillRows({ rows }: BillRowsProps) {
  return rows.map(([term, amount]) => (
    <div key={term} className="flex justify-between gap-6">
      <dt>{term}</dt>
      <dd className="money">{amount}</dd>
    </div>
  ));
}
