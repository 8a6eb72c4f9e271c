'use client';

import { CartGate } from '@/components/cart/cart-gate';
import { AddressSummary } from '@/components/checkout/address-summary';
import { CardForm } from '@/components/checkout/card-form';
import { OrderLines } from '@/components/checkout/order-lines';
import { OrderSummary } from '@/components/checkout/order-summary';
import { ButtonLink } from '@/components/ui/button-link';
import { cartMessages } from '@/lib/messages/en/cart';
import { checkoutMessages } from '@/lib/messages/en/checkout';
import { paymentMessages } from '@/lib/messages/en/payment';
import { routes } from '@/lib/routes';
import { useDraft } from '@/lib/stores/draft-provider';

/** Summary, addresses and card form; the link always leads to the failure page (PAY-01 to PAY-13). */
export function PaymentView() {
  const { billing, shipping, shipsElsewhere, method } = useDraft((state) => state.draft);
  const isReady = useDraft((state) => state.ready);

  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <div className="grid content-start gap-10">
        {/* Out of sight until the kept draft is read, so that no placeholder flashes. */}
        <div className={`grid gap-10 ${isReady ? '' : 'invisible noscript:visible'}`}>
          <div className="grid gap-8 sm:grid-cols-2">
            <AddressSummary title={paymentMessages.billTo} address={billing} />
            <AddressSummary title={paymentMessages.shipTo} address={shipsElsewhere ? shipping : billing} />
          </div>
          <section aria-labelledby="method">
            <h2 id="method" className="mb-2 text-xl">
              {paymentMessages.method}
            </h2>
            <p className="font-semibold">{checkoutMessages.methods[method]}</p>
            {method !== 'card' && <p className="text-ink-soft">{checkoutMessages.methodHints[method]}</p>}
          </section>
        </div>
        <CardForm isChosen={method === 'card'} />
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start print:static print:self-auto">
        <OrderSummary action={{ href: routes.paymentStatus, label: paymentMessages.pay }}>
          <CartGate empty={<ButtonLink href={routes.store}>{cartMessages.backToShop}</ButtonLink>}>
            {(lines) => <OrderLines lines={lines} />}
          </CartGate>
        </OrderSummary>
      </div>
    </div>
  );
}
