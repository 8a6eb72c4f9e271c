'use client';

import { useState } from 'react';
import { KhqrCard } from '@/components/orders/khqr-card';
import { billFor } from '@/lib/domain/bill';
import { requestSubtotalCents, type OrderRequest } from '@/lib/domain/order-request';
import { khqrMessages as messages } from '@/messages/khqr';

/** Offers to pay a request by KHQR, quietly to a shopper who has chosen cash. The code is made when this opens. */
export function KhqrPayment({ request: { reference, lines, draft } }: { readonly request: OrderRequest }) {
  const isCash = draft.method === 'cod';
  const [isOpen, setOpen] = useState(!isCash);
  const { totalCents } = billFor(requestSubtotalCents(lines), draft.method === 'collect');
  if (totalCents === 0) return null;
  return (
    <details
      className="hairline mt-2 pt-2"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="py-2.5 font-semibold">{isCash ? messages.insteadOfCash : messages.title}</summary>
      {isOpen && <KhqrCard reference={reference} amountCents={totalCents} />}
    </details>
  );
}
