'use client';

import type { ReactNode } from 'react';
import { BillTable } from '@/components/cart/bill-table';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { isCartKnown } from '@/components/cart/is-cart-known';
import { ButtonLink } from '@/components/ui/button-link';
import { billFor } from '@/lib/domain/checkout';
import { cartMessages } from '@/lib/messages/en/cart';
import type { Href } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-provider';

type Props = {
  /** The next step; offered for a cart that holds something and whose amounts are known (CART-12, PAY-12, A-63). */
  readonly action: { readonly href: Href; readonly label: string };
  /** Stands above the amounts. */
  readonly children?: ReactNode;
  /** Another way on, below the next step. */
  readonly otherWay?: ReactNode;
};

export function OrderSummary({ action, children, otherWay }: Props) {
  const isPayable = useCart((state) => isCartKnown(state) && state.lines.length > 0);
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
