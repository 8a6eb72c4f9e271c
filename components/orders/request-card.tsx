'use client';

import { useState } from 'react';
import { OrderWays } from '@/components/orders/order-ways';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icon-paths';
import { neighbourOf } from '@/components/ui/neighbour-of';
import { onlyOnce } from '@/components/ui/only-once';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { billFor } from '@/lib/domain/checkout';
import { dayInWords } from '@/lib/domain/day';
import { formatCents } from '@/lib/domain/money';
import type { Merchant } from '@/lib/domain/order-links';
import { dayOfRequest, requestSubtotalCents, type OrderRequest } from '@/lib/domain/order-request';
import { writeItems } from '@/lib/domain/shared-items';
import { cartMessages } from '@/lib/messages/en/cart';
import { orderRequestMessages as messages } from '@/lib/messages/en/order-request';
import { sharedPath } from '@/lib/routes';
import { useOrderRequests } from '@/lib/stores/order-request-provider';

type Props = { readonly request: OrderRequest; readonly merchant: Merchant };

/** One order request, to send again, to order again, or to forget. */
export function RequestCard({ request, merchant }: Props) {
  const remove = useOrderRequests((state) => state.remove);
  const [isOpen, setOpen] = useState(false);
  const item = useFocusHeir<HTMLLIElement>(neighbourOf);
  const { reference, lines, sentBy } = request;
  const total = formatCents(billFor(requestSubtotalCents(lines)).totalCents);

  return (
    <li ref={item} tabIndex={-1} className="rounded bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-sans text-base font-semibold">{reference}</h3>
        <p className="money font-semibold">{total}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {[dayInWords(dayOfRequest(request)), ...sentBy.map((way) => messages.done[way])].join(' · ')}
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
          look="secondary"
          label={messages.of(messages.sendAgain, reference)}
          onClick={() => setOpen(true)}
        >
          {messages.sendAgain}
        </Button>
        <ButtonLink
          href={sharedPath('cart', writeItems(lines))}
          look="quiet"
          label={messages.of(messages.orderAgain, reference)}
        >
          {messages.orderAgain}
        </ButtonLink>
        <IconButton
          icon={trashIcon}
          label={messages.of(messages.remove, reference)}
          className="ms-auto"
          onClick={onlyOnce(() => remove(reference))}
        />
      </div>
      {isOpen && (
        <Dialog title={cartMessages.sendOrder} closeLabel={messages.close} onClose={() => setOpen(false)}>
          <OrderWays request={request} merchant={merchant} place="list" />
        </Dialog>
      )}
    </li>
  );
}
