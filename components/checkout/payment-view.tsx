'use client';

import type { ReactNode } from 'react';
import { CardForm } from '@/components/checkout/card-form';
import { NextStep } from '@/components/checkout/next-step';
import { OrderSummary } from '@/components/checkout/order-summary';
import { useFilledForm } from '@/components/checkout/use-filled-form';
import { Amount } from '@/components/currency/amount';
import { LoadedList } from '@/components/loading/loaded-list';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { addressLines, type CheckoutAddress } from '@/lib/domain/checkout';
import { lineTotalCents } from '@/lib/domain/money';
import { pictureOf } from '@/lib/domain/product';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';
import { checkoutMessages, methodHints } from '@/messages/checkout';
import { paymentMessages } from '@/messages/payment';

type Props = {
  readonly acceptedCards: ReactNode;
  readonly ways: ReactNode;
  readonly children: ReactNode;
};

/**
 * No payment is made: the link always leads to the failure page, as specified.
 *
 * @param acceptedCards the marks of the card networks
 * @param ways what the shopper can rely on, at the end
 * @param children the button that sends the order, which comes first with cash or collection
 */
export function PaymentView({ acceptedCards, ways, children }: Props) {
  const { billing, shipping, shipsElsewhere, method } = useDraft((state) => state.draft);
  const isReady = useDraft((state) => state.isReady);
  const isKnown = useCart((state) => state.isKnown);

  useFilledForm(isReady);

  return (
    <div className="stored-form flex flex-col gap-4 sm:gap-6 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-16 print:flex">
      <div className="grid content-start gap-4 sm:gap-6">
        {/* Hidden until the draft is read, so that placeholders do not flash. */}
        <div
          className={`rounded border border-transparent bg-card px-6 py-2 ${isReady ? '' : 'invisible noscript:visible'}`}
        >
          <div className="grid grid-cols-2 gap-x-4 *:border-line max-sm:*:last:col-span-full max-sm:*:last:border-t max-[22rem]:grid-cols-1 sm:grid-cols-3">
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
          <TextLink href={routes.cart} className="mt-1 max-sm:text-sm print:hidden">
            {paymentMessages.change}
          </TextLink>
        </div>
        <CardForm isChosen={method === 'card'} acceptedCards={acceptedCards} />
      </div>
      {/* In a narrow layout it has no box, so that the next step may stick anywhere in the column. */}
      <div className="contents @4xl:sticky @4xl:top-28 @4xl:row-span-2 @4xl:block @4xl:self-start print:contents">
        <OrderSummary>
          <OrderLines />
        </OrderSummary>
        <NextStep
          href={routes.paymentStatus}
          label={paymentMessages.pay}
          alternative={paymentMessages.orByCard}
          sendButton={children}
        />
      </div>
      {/* After the lines above it, which would move it. */}
      {isKnown && ways}
    </div>
  );
}

type ReviewProps = { readonly title: string; readonly children: ReactNode };

/** A part of the order that is changed on the cart page. */
function Review({ title, children }: ReviewProps) {
  return (
    <section className="py-4 leading-snug max-sm:text-sm">
      <h2 className="mb-2 text-base sm:text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Address({ address }: { readonly address: CheckoutAddress }) {
  const lines = addressLines(address);
  if (lines.length > 0)
    return <address className="wrap-anywhere whitespace-pre-line">{lines.join('\n')}</address>;
  return (
    <address className="grid text-ink-faint">
      {paymentMessages.placeholderAddress.map((line) => (
        <span key={line}>{line} </span>
      ))}
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
          <li key={product.id} className="flex gap-4">
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
