'use client';

import { BillTable } from '@/components/cart/bill-table';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { CartGate } from '@/components/cart/cart-gate';
import { AddressSummary } from '@/components/checkout/address-summary';
import { CardForm } from '@/components/checkout/card-form';
import { OrderLines } from '@/components/checkout/order-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { checkedLines } from '@/lib/domain/cart';
import { billFor } from '@/lib/domain/checkout';
import { cartMessages, checkoutMessages, paymentMessages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-provider';
import { useDraft } from '@/lib/stores/draft-provider';

/** Summary, addresses and card form; the link always leads to the failure page (PAY-01 to PAY-13). */
export function PaymentView() {
  const hasLines = useCart((state) => state.ready && checkedLines(state.lines).length > 0);
  const { billing, shipping, shipsElsewhere, method } = useDraft((state) => state.draft);

  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <div className="grid content-start gap-10">
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
        <CardForm />
      </div>
      <aside aria-labelledby="summary" className="rounded bg-card p-6 lg:sticky lg:top-28 lg:self-start">
        <h2 id="summary" className="mb-4 text-2xl">
          {cartMessages.summary}
        </h2>
        <CartGate empty={<ButtonLink href={routes.store}>{cartMessages.backToShop}</ButtonLink>}>
          {(lines) => <OrderLines lines={lines} />}
        </CartGate>
        <CartAmounts>{(subtotal) => <BillTable bill={billFor(subtotal)} />}</CartAmounts>
        {hasLines && (
          <ButtonLink href={routes.paymentStatus} className="mt-6 w-full">
            {paymentMessages.pay}
          </ButtonLink>
        )}
      </aside>
    </div>
  );
}
