'use client';

import { CardForm } from '@/components/checkout/card-form';
import { OrderSummary } from '@/components/checkout/order-summary';
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

/** No payment is made: the link always leads to the failure page, as specified. */
export function PaymentView() {
  const { billing, shipping, shipsElsewhere, method } = useDraft((state) => state.draft);
  const isReady = useDraft((state) => state.isReady);

  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <div className="grid content-start gap-4 sm:gap-6">
        {/* Hidden until the draft is read, so that placeholders do not flash. */}
        <div className={`grid gap-4 sm:gap-6 ${isReady ? '' : 'invisible noscript:visible'}`}>
          <div className="grid gap-8 rounded bg-card p-6 sm:grid-cols-2">
            <AddressSummary title={paymentMessages.billTo} address={billing} />
            <AddressSummary title={paymentMessages.shipTo} address={shipsElsewhere ? shipping : billing} />
          </div>
          <section aria-labelledby="method" className="rounded bg-card p-6">
            <h2 id="method" className="mb-2 text-xl">
              {paymentMessages.method}
            </h2>
            <p className="font-semibold">{checkoutMessages.methods[method]}</p>
            {method !== 'card' && <p className="text-ink-soft">{methodHints[method]}</p>}
            <TextLink href={routes.cart} className="print:hidden">
              {paymentMessages.change}
            </TextLink>
          </section>
        </div>
        <CardForm isChosen={method === 'card'} />
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start print:static print:self-auto">
        <OrderSummary action={{ href: routes.paymentStatus, label: paymentMessages.pay }}>
          <OrderLines />
        </OrderSummary>
      </div>
    </div>
  );
}

type AddressSummaryProps = { readonly title: string; readonly address: CheckoutAddress };

function AddressSummary({ title, address }: AddressSummaryProps) {
  const typedLines = addressLines(address);
  const isEmpty = typedLines.length === 0;
  const lines = isEmpty ? paymentMessages.placeholderAddress : typedLines;
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      <address className={`wrap-anywhere whitespace-pre-line ${isEmpty ? 'text-ink-soft' : ''}`}>
        {lines.join('\n')}
      </address>
      <TextLink href={routes.cart} className="print:hidden">
        {paymentMessages.change}
      </TextLink>
    </section>
  );
}

function OrderLines() {
  const cart = useCart((state) => state);
  const isEmpty = cart.lines.length === 0;
  return (
    <LoadedList list={cart} isEmpty={isEmpty} messages={cartMessages}>
      <ul hidden={isEmpty} className="mb-4 grid gap-2 border-b border-line pb-4">
        {cart.lines.map(({ product, qty }) => (
          <li key={product.id} className="flex items-center gap-4">
            <Picture
              {...pictureOf(product, product.img)}
              sizes="3rem"
              className="size-12 shrink-0 rounded-sm"
            />
            <span className="grow wrap-anywhere">
              {product.name} <span className="money text-ink-soft">× {qty}</span>
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
