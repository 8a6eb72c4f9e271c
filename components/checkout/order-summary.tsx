'use client';

import type { ReactNode } from 'react';
import { BillTable } from '@/components/cart/bill-table';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { ButtonLink } from '@/components/ui/button-link';
import { billFor } from '@/lib/domain/bill';
import type { Href } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

type Props = {
  /** Rendered only for a non-empty cart whose amounts are known. */
  readonly action: { readonly href: Href; readonly label: string };
  readonly children?: ReactNode;
  readonly otherWay?: ReactNode;
};

export function OrderSummary({ action, children, otherWay }: Props) {
  const isPayable = useCart((state) => state.isKnown && state.lines.length > 0);
  return (
    <aside aria-labelledby="summary" className="rounded bg-card p-6">
      <h2 id="summary" className="mb-4 text-2xl">
        {cartMessages.summary}
      </h2>
      {children}
      <CartAmounts>{(subtotal) => <BillTable bill={billFor(subtotal)} />}</CartAmounts>
      {isPayable && (
        <ButtonLink href={action.href} className="mt-6 w-full">
          {action.label}
        </ButtonLink>
      )}
      {otherWay}
    </aside>
  );
}
