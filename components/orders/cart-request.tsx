'use client';

import { useRef, useState, type ComponentProps } from 'react';
import { OrderChannels } from '@/components/orders/order-channels';
import { ProductStrip } from '@/components/sharing/product-strip';
import { Dialog } from '@/components/ui/dialog';
import { billFor } from '@/lib/domain/bill';
import { formatCents } from '@/lib/domain/money';
import type { Merchant } from '@/lib/domain/order-links';
import { requestLines, requestSubtotalCents, type OrderRequest } from '@/lib/domain/order-request';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { OrderRequestProvider, useOrderRequests } from '@/lib/stores/order-request-store';
import { cartMessages } from '@/messages/cart';
import { checkoutMessages } from '@/messages/checkout';
import { orderRequestMessages } from '@/messages/order-request';

type Props = { readonly merchant: Merchant; readonly onClose?: () => void };

/**
 * Offers ways to send the cart and the checkout draft as an order, in a dialog if `onClose` is given. The cart must be
 * known and not empty.
 */
export function CartRequest({ merchant, onClose }: Props) {
  if (onClose !== undefined) return <RequestDialog merchant={merchant} onClose={onClose} />;
  return (
    <OrderRequestProvider>
      <PreparedRequest merchant={merchant} context="payment" />
    </OrderRequestProvider>
  );
}

function RequestDialog({ merchant, onClose }: Required<Props>) {
  const [isOpen, setOpen] = useState(true);
  const [address] = useState(() => document.getElementById('address'));
  const goesToAddress = useRef(false);

  function addMissing(): void {
    goesToAddress.current = true;
    setOpen(false);
  }

  /** The dialog has returned focus to its button by then. */
  function handleClosed(): void {
    onClose();
    if (!goesToAddress.current) return;
    address?.focus({ preventScroll: true });
    address?.scrollIntoView();
  }

  return (
    <Dialog
      title={cartMessages.sendOrder}
      closeLabel={orderRequestMessages.close}
      isOpen={isOpen}
      onClose={handleClosed}
    >
      <OrderRequestProvider>
        <PreparedRequest
          merchant={merchant}
          context="cart"
          onAddMissing={address === null ? undefined : addMissing}
        />
      </OrderRequestProvider>
    </Dialog>
  );
}

type PreparedRequestProps = Pick<
  ComponentProps<typeof OrderChannels>,
  'merchant' | 'context' | 'onAddMissing'
>;

/** Renders nothing until storage is read, since the same request may be stored already. */
function PreparedRequest(props: PreparedRequestProps) {
  const cartLines = useCart((state) => state.lines);
  const lines = requestLines(cartLines);
  const draft = useDraft((state) => state.draft);
  const isDraftReady = useDraft((state) => state.isReady);
  const isListReady = useOrderRequests((state) => state.isReady);
  const prepare = useOrderRequests((state) => state.prepare);
  const [prepared, setPrepared] = useState<{ readonly content: string; readonly request: OrderRequest }>();
  // Preparing may create a new reference, so the request is kept until the cart or the draft changes.
  const content = JSON.stringify([lines, draft]);
  if (isDraftReady && isListReady && prepared?.content !== content)
    setPrepared({ content, request: prepare(lines, draft) });
  const { totalCents } = billFor(requestSubtotalCents(lines), draft.method === 'collect');
  return (
    prepared && (
      <>
        <ProductStrip products={cartLines.map(({ product }) => product)} />
        <p className="mb-4 flex flex-wrap justify-between gap-x-4">
          {orderRequestMessages.items(lines.reduce((sum, { qty }) => sum + qty, 0))}
          {draft.method !== 'card' && ` · ${checkoutMessages.methods[draft.method]}`}{' '}
          <span className="money font-semibold">
            {cartMessages.total} {formatCents(totalCents)}
          </span>
        </p>
        <OrderChannels request={prepared.request} {...props} />
      </>
    )
  );
}
