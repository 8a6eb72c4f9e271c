'use client';

import { useState } from 'react';
import { OrderChannels } from '@/components/orders/order-channels';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icons/trash';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { neighbourOf, useFocusFallback } from '@/components/ui/use-focus-fallback';
import { useNextFrame } from '@/components/ui/use-next-frame';
import { billFor } from '@/lib/domain/bill';
import { formatDay } from '@/lib/domain/day';
import { formatCents } from '@/lib/domain/money';
import type { Merchant } from '@/lib/domain/order-links';
import { dayOfRequest } from '@/lib/domain/order-reference';
import { knownChannels, requestSubtotalCents, type OrderRequest } from '@/lib/domain/order-request';
import { writeItems } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { OrderRequestProvider, useOrderRequests } from '@/lib/stores/order-request-store';
import { cartMessages } from '@/messages/cart';
import { orderRequestMessages as messages } from '@/messages/order-request';

type Props = { readonly merchant: Merchant };

export function OrderRequests({ merchant }: Props) {
  return (
    <OrderRequestProvider>
      <List merchant={merchant} />
      <PendingMark />
    </OrderRequestProvider>
  );
}

/** While it is there, loading-state.css hides what the list would move. */
function PendingMark() {
  const isReady = useOrderRequests((state) => state.isReady);
  return !useNextFrame(isReady) && <span className="list-pending" />;
}

function List({ merchant }: Props) {
  const requests = useOrderRequests((state) => state.requests);
  const isReady = useOrderRequests((state) => state.isReady);
  const writeFailed = useOrderRequests((state) => state.writeFailed);
  if (!isReady) return <noscript>{messages.noScript}</noscript>;
  if (requests.length === 0) return <p className="hairline pt-4">{messages.empty}</p>;
  return (
    <>
      {writeFailed && <p className="mb-4">{messages.unsaved}</p>}
      <ul aria-label={messages.listTitle} className="grid gap-4">
        {requests.map((request) => (
          <RequestCard key={request.reference} request={request} merchant={merchant} />
        ))}
      </ul>
    </>
  );
}

type RequestCardProps = Props & { readonly request: OrderRequest };

function RequestCard({ request, merchant }: RequestCardProps) {
  const remove = useOrderRequests((state) => state.remove);
  const [isOpen, setOpen] = useState(false);
  const item = useFocusFallback<HTMLLIElement>(neighbourOf);
  const { reference, lines, draft } = request;
  const { totalCents } = billFor(requestSubtotalCents(lines), draft.method === 'collect');
  const total = formatCents(totalCents);

  return (
    <li ref={item} tabIndex={-1} className="rounded bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-sans text-base font-semibold">{reference}</h3>
        <p className="money font-semibold">{total}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {[
          formatDay(dayOfRequest(request)),
          ...knownChannels(request).map((channel) => messages.lastAction[channel]),
        ].join(' · ')}
      </p>
      <ul className="mt-3">
        {lines.map(({ id, name, qty }) => (
          <li key={id} className="wrap-anywhere">
            {messages.line(qty, name)}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          label={messages.actionLabel(messages.sendAgain, reference)}
          onClick={() => setOpen(true)}
        >
          {messages.sendAgain}
        </Button>
        <ButtonLink
          href={sharedPath('cart', writeItems(lines))}
          variant="quiet"
          label={messages.actionLabel(messages.orderAgain, reference)}
        >
          {messages.orderAgain}
        </ButtonLink>
        <IconButton
          icon={trashIcon}
          label={messages.actionLabel(messages.remove, reference)}
          className="ms-auto"
          onClick={ignoreDoubleClick(() => remove(reference))}
        />
      </div>
      {isOpen && (
        <Dialog title={cartMessages.sendOrder} closeLabel={messages.close} onClose={() => setOpen(false)}>
          <OrderChannels request={request} merchant={merchant} context="list" />
        </Dialog>
      )}
    </li>
  );
}
