'use client';

import type { ReactNode } from 'react';
import { CardForm } from '@/components/checkout/card-form';
import { OrderSummary } from '@/components/checkout/order-summary';
import { Amount } from '@/components/currency/amount';
import { LoadedList } from '@/components/loading/loaded-list';
import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { addressLines, type CheckoutAddress } from '@/lib/domain/checkout';
import { lineTotalCents } from '@/lib/domain/money';
import { pictureOf } from '@/lib/domain/product';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';
import { checkoutMessages, methodHints } from '@/messages/checkout';
import { paymentMessages } from '@/messages/payment';

/**
 * No payment is made: the link always leads to the failure page, as specified.
 *
 * @param children the button that sends the order, which comes first with cash or collection
 */
export function PaymentView({ children }: { readonly children: ReactNode }) {
  const { billing, shipping, shipsElsewhere, method } = useDraft((state) => state.draft);
  const isReady = useDraft((state) => state.isReady);

  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-[1fr_26rem] lg:gap-16">
      <div className="grid content-start gap-4 sm:gap-6">
        {/* Hidden until the draft is read, so that placeholders do not flash. */}
        <div className={`grid gap-4 sm:gap-6 ${isReady ? '' : 'invisible noscript:visible'}`}>
          <div className="rounded bg-card px-6 *:border-line *:not-first:border-t">
            <Review title={paymentMessages.billTo}>
              <Address address={billing} />
            </Review>
            <Review title={paymentMessages.shipTo}>
              <Address address={shipsElsewhere ? shipping : billing} />
            </Review>
            <Review title={paymentMessages.method}>
              <p>{checkoutMessages.methods[method]}</p>
              {method !== 'card' && <p className="text-ink-soft">{methodHints[method]}</p>}
            </Review>
          </div>
        </div>
        <CardForm isChosen={method === 'card'} />
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start print:static print:self-auto">
        <OrderSummary
          action={{
            href: routes.paymentStatus,
            label: paymentMessages.pay,
            variant: method === 'card' ? 'primary' : 'secondary',
          }}
          sendButton={children}
        >
          <OrderLines />
        </OrderSummary>
      </div>
    </div>
  );
}

type ReviewProps = { readonly title: string; readonly children: ReactNode };

/** A part of the order that is changed on the cart page. */
function Review({ title, children }: ReviewProps) {
  return (
    <section className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-5 sm:grid-cols-[10rem_1fr_auto]">
      <h2 className="text-lg max-sm:self-center">{title}</h2>
      <div className="max-sm:order-1 max-sm:col-span-2">{children}</div>
      <AppLink
        href={routes.cart}
        className="text-link -my-2.5 inline-flex min-h-11 items-center self-start print:hidden"
      >
        <span>
          {paymentMessages.change} <span className="sr-only">{title}</span>
        </span>
      </AppLink>
    </section>
  );
}

function Address({ address }: { readonly address: CheckoutAddress }) {
  const typedLines = addressLines(address);
  const isEmpty = typedLines.length === 0;
  const lines = isEmpty ? paymentMessages.placeholderAddress : typedLines;
  return (
    <address className={`wrap-anywhere whitespace-pre-line ${isEmpty ? 'text-ink-soft' : ''}`}>
      {lines.join('\n')}
    </address>
  );
}

function OrderLines() {
  const cart = useCart((state) => state);
  const isEmpty = cart.lines.length === 0;
  return (
    <LoadedList list={cart} isEmpty={isEmpty} messages={cartMessages}>
      <ul hidden={isEmpty} className="mb-5 grid gap-4 border-b border-line pb-5">
        {cart.lines.map(({ product, qty }) => (
          <li key={product.id} className="flex items-center gap-4">
            <Picture {...pictureOf(product, product.img)} sizes="5rem" className="size-20 shrink-0 rounded" />
            <span className="grow wrap-anywhere">
              {product.name} <span className="money block text-ink-soft">× {qty}</span>
            </span>
            <span className="money text-end">
              <Amount cents={lineTotalCents(product, qty)} convertedClassName="block text-ink-soft" />
            </span>
          </li>
        ))}
      </ul>
    </LoadedList>
  );
}
