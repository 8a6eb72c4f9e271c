'use client';

import { useState, type ReactNode } from 'react';
import { CartView } from '@/components/cart/cart-view';
import { CouponBox } from '@/components/cart/coupon-box';
import { CartPreview } from '@/components/checkout/cart-preview';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { FreeShippingNote } from '@/components/checkout/free-shipping-note';
import { OrderSummary } from '@/components/checkout/order-summary';
import { SharedLink } from '@/components/sharing/shared-link';
import { ButtonLink } from '@/components/ui/button-link';
import { hasFreeShippingLimit } from '@/lib/domain/bill';
import { subtotalCents } from '@/lib/domain/cart';
import type { Country, EmptyPicture } from '@/lib/domain/content';
import type { Product } from '@/lib/domain/product';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';
import { hasCardPage } from '@/shop/settings';

type Props = {
  readonly countries: readonly Country[];
  readonly emptyPicture: EmptyPicture | undefined;
  /** Any product of the shop, if there is one. */
  readonly example: Product | undefined;
  readonly suggestions: ReactNode;
  /** What is shown below the payment link, as an alternative to it, or in its place if there is no card page. */
  readonly children?: ReactNode;
};

/** Uses container queries, because in the dashboard a menu takes part of the width that it has on /Cart. */
export function CartCheckout({ countries, emptyPicture, example, suggestions, children }: Props) {
  const isEmpty = useCart((state) => state.isKnown && state.lines.length === 0);
  const [showsSuggestions, setShowsSuggestions] = useState(false);
  // Suggestions stay once shown, because removing them would shift the layout under the pointer.
  if (isEmpty && !showsSuggestions) setShowsSuggestions(true);
  const isLoading = useCart((state) => !state.isKnown && !state.isUnreachable);
  // What surrounds the cart is hidden until the cart is known, to prevent layout shift. Without JavaScript it shows.
  const hiddenWhileLoading = isLoading ? '[@media(scripting:enabled)]:hidden' : '';
  return (
    <div className="grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-16 print:flex print:flex-col print:gap-6">
      <SharedLink list="cart" />
      <div className="print:contents">
        <div className={hiddenWhileLoading}>{hasFreeShippingLimit && <FreeShippingBanner />}</div>
        {isLoading && example && <CartPreview example={example} />}
        <CartView emptyPicture={emptyPicture} />
        {showsSuggestions && <div className="@container">{suggestions}</div>}
        <div className={`print:order-last ${hiddenWhileLoading}`}>
          <CouponBox />
          <div className="mt-12 print:mt-0">
            <CheckoutForm countries={countries} />
          </div>
        </div>
      </div>
      <div
        className={`@4xl:sticky @4xl:top-28 @4xl:self-start print:static print:self-auto ${hiddenWhileLoading}`}
      >
        <OrderSummary
          action={hasCardPage ? { href: routes.payment, label: cartMessages.proceed } : undefined}
          alternative={children}
        />
        {!isEmpty && (
          <p className="mt-4 text-center">
            <ButtonLink href={routes.store} variant="quiet">
              {cartMessages.backToShop}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

function FreeShippingBanner() {
  const isKnown = useCart((state) => state.isKnown);
  const subtotal = useCart((state) => subtotalCents(state.lines));
  return <FreeShippingNote subtotalCents={subtotal} isKnown={isKnown} />;
}
