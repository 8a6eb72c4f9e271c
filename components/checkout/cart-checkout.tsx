'use client';

import { useState, type ReactNode } from 'react';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { CartGate } from '@/components/cart/cart-gate';
import { CartLines } from '@/components/cart/cart-lines';
import { CheckoutTotal } from '@/components/cart/checkout-total';
import { CouponBox } from '@/components/cart/coupon-box';
import { FreeShippingBanner } from '@/components/cart/free-shipping-banner';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { OrderSummary } from '@/components/checkout/order-summary';
import { ShareListButton } from '@/components/sharing/share-list-button';
import { SharedLink } from '@/components/sharing/shared-link';
import { ButtonLink } from '@/components/ui/button-link';
import { subtotalCents } from '@/lib/domain/cart';
import type { Country } from '@/lib/domain/content';
import type { Picture } from '@/lib/domain/picture';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

type Props = {
  readonly countries: readonly Country[];
  readonly emptyPicture: Picture;
  /** Product suggestions for an empty cart. */
  readonly suggestions: ReactNode;
  /** Alternative to the payment link. */
  readonly children?: ReactNode;
};

/** On /Cart and in the dashboard, where a menu takes part of the width: hence container queries. */
export function CartCheckout({ countries, emptyPicture, suggestions, children }: Props) {
  const isEmpty = useCart((state) => state.isKnown && state.lines.length === 0);
  const [showsSuggestions, setShowsSuggestions] = useState(false);
  // Stays once shown: removing it would shift the layout under the pointer.
  if (isEmpty && !showsSuggestions) setShowsSuggestions(true);
  const isComing = useCart((state) => !state.isKnown && !state.isUnreachable);
  // Hidden until the content above is known, to prevent layout shift; visible without JavaScript.
  const later = isComing ? '[@media(scripting:enabled)]:hidden' : '';
  const back = (
    <ButtonLink href={routes.store} variant={isEmpty ? 'primary' : 'quiet'}>
      {cartMessages.backToShop}
    </ButtonLink>
  );
  return (
    <div className="grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-16 print:flex print:flex-col print:gap-6">
      <SharedLink list="cart" />
      <div className="print:contents">
        <div className={later}>
          <CartAmounts>{(subtotal) => <FreeShippingBanner subtotalCents={subtotal} />}</CartAmounts>
        </div>
        <CartGate empty={back} picture={emptyPicture} outlastsLines>
          {(lines) => (
            <>
              <CartLines lines={lines} />
              {/* On narrow layouts the bill is far below the lines. */}
              {lines.length > 0 && (
                <CheckoutTotal
                  subtotalCents={subtotalCents(lines)}
                  className="mt-3 text-end @4xl:hidden print:hidden"
                />
              )}
              {lines.length > 0 && (
                <ShareListButton
                  title={cartMessages.share}
                  page="cart"
                  items={lines.map(({ product, qty }) => ({ id: product.id, qty }))}
                />
              )}
            </>
          )}
        </CartGate>
        {showsSuggestions && <div className="@container">{suggestions}</div>}
        <div className={`print:order-last ${later}`}>
          <CouponBox />
          <div className="mt-12 print:mt-0">
            <CheckoutForm countries={countries} />
          </div>
        </div>
      </div>
      <div className={`@4xl:sticky @4xl:top-28 @4xl:self-start print:static print:self-auto ${later}`}>
        <OrderSummary action={{ href: routes.payment, label: cartMessages.proceed }} otherWay={children} />
        {!isEmpty && <p className="mt-4 text-center">{back}</p>}
      </div>
    </div>
  );
}
