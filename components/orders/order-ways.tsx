'use client';

import { useMemo, useState } from 'react';
import { OrderSheet } from '@/components/orders/order-sheet';
import { orderWords } from '@/components/orders/order-words';
import { WayButton } from '@/components/orders/way-button';
import { WayLink } from '@/components/orders/way-link';
import { copyText } from '@/components/ui/copy-text';
import { TextLink } from '@/components/ui/text-link';
import { useOnline } from '@/components/ui/use-online';
import { orderLinks, type Merchant } from '@/lib/domain/order-links';
import { missingFrom, orderMessage } from '@/lib/domain/order-message';
import type { OrderRequest, SendingWay } from '@/lib/domain/order-request';
import { writeItems } from '@/lib/domain/shared-items';
import { orderRequestMessages as messages } from '@/lib/messages/en/order-request';
import { routes, sharedPath, withBasePath } from '@/lib/routes';
import { useOrderRequests } from '@/lib/stores/order-request-provider';

type Props = {
  readonly request: OrderRequest;
  readonly merchant: Merchant;
  /** Where it stands: what is missing is typed into the cart, and the list is on the dashboard. */
  readonly place: 'cart' | 'payment' | 'list';
};

/** The ways by which a request leaves the shop, each pressed by the shopper and none by itself. */
export function OrderWays({ request, merchant, place }: Props) {
  const sent = useOrderRequests((state) => state.sent);
  const isOnline = useOnline();
  const isUnkept = useOrderRequests((state) => state.unkept);
  const [last, setLast] = useState<SendingWay>();
  const [isRefused, setRefused] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const message = useMemo(() => {
    const path = withBasePath(sharedPath('cart', writeItems(request.lines)));
    return orderMessage(request, `${window.location.origin}${path}`, orderWords);
  }, [request]);
  const links = orderLinks(message, merchant);
  const missing = missingFrom(request).map((part) => messages.missingParts[part]);
  const isAsking = merchant.whatsapp === '' || merchant.telegram === '' || merchant.email === '';

  function leave(way: SendingWay): void {
    sent(request, way);
    setLast(way);
    setRefused(false);
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: message.subject, text: message.whole });
      leave('share');
    } catch {
      // The shopper changed their mind; nothing left.
    }
  }

  async function copy(): Promise<void> {
    const { kind } = await copyText(message.whole);
    if (kind === 'copied') leave('copy');
    else setRefused(true);
  }

  function print(): void {
    setPrinting(true);
    leave('print');
  }

  return (
    <>
      <p className="text-ink-soft">
        {messages.intro} {isAsking && messages.choose}
      </p>
      {missing.length > 0 && (
        <p className="mt-3 border-s-2 border-seal ps-3">
          {messages.missing(missing.join(', '))}{' '}
          {place === 'payment' && <TextLink href={routes.cart}>{messages.addThem}</TextLink>}
        </p>
      )}
      {!isOnline && <p className="mt-3 border-s-2 border-seal ps-3">{messages.offline}</p>}
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <WayLink way="whatsapp" href={links.whatsapp} onOpen={leave} />
        <WayLink way="telegram" href={links.telegram} onOpen={leave} />
        <WayLink way="email" href={links.email} onOpen={leave} />
        {'share' in navigator && <WayButton way="share" onPress={() => void share()} />}
        <WayButton way="copy" onPress={() => void copy()} />
        <WayButton way="print" onPress={print} />
      </ul>
      {/* Always there, so that what comes into it is read out. */}
      <div role="status" className="mt-4 empty:sr-only">
        {isRefused && <p>{messages.copyByHand}</p>}
        {last !== undefined && !isRefused && (
          <>
            <p className="font-semibold">{messages.opened[last]}</p>
            {isUnkept && <p>{messages.unkept}</p>}
            {!isUnkept && place !== 'list' && (
              <TextLink href={routes.dashboardRequests}>{messages.kept}</TextLink>
            )}
          </>
        )}
      </div>
      <details className="hairline mt-4 pt-2">
        <summary className="py-2.5 font-semibold">{messages.preview}</summary>
        <p className="rounded bg-card p-4 text-sm wrap-anywhere whitespace-pre-wrap select-text">
          {message.whole}
        </p>
      </details>
      {isPrinting && <OrderSheet text={message.whole} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
