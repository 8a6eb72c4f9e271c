'use client';

import { lazy, type ReactNode } from 'react';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { CartGate } from '@/components/cart/cart-gate';
import { CartLines } from '@/components/cart/cart-lines';
import { CheckoutTotal } from '@/components/cart/checkout-total';
import { CouponBox } from '@/components/cart/coupon-box';
import { FreeShippingBanner } from '@/components/cart/free-shipping-banner';
import { isCartKnown } from '@/components/cart/is-cart-known';
import { ShareCartButton } from '@/components/cart/share-cart-button';
import { SharedLink } from '@/components/cart/shared-link';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { OrderSummary } from '@/components/checkout/order-summary';
import { ButtonLink } from '@/components/ui/button-link';
import { subtotalCents } from '@/lib/domain/cart';
import type { Country } from '@/lib/domain/content';
import type { Picture } from '@/lib/domain/picture';
import { cartMessages } from '@/lib/messages/en/cart';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-provider';

type Props = {
  readonly countries: readonly Country[];
  /** Shown where there is nothing in it. */
  readonly emptyPicture: Picture;
  /** Another way on than to the payment. */
  readonly children?: ReactNode;
};

const CartOffer = lazy(async () => ({ default: (await import('@/components/cart/cart-offer')).CartOffer }));

/** The cart with all that belongs to it, on /Cart and in the dashboard (CART-01 to CART-14). */
export function CartCheckout({ countries, emptyPicture, children }: Props) {
  const isEmpty = useCart((state) => isCartKnown(state) && state.lines.length === 0);
  const isComing = useCart((state) => !isCartKnown(state) && !state.unreachable);
  // Not shown before it is known what stands above it, which would move it.
  const later = isComing ? '[@media(scripting:enabled)]:hidden' : '';
  // The way on from an empty cart stands where one looks; else it is the lesser of two.
  const back = (
    <ButtonLink href={routes.store} look={isEmpty ? 'primary' : 'quiet'}>
      {cartMessages.backToShop}
    </ButtonLink>
  );
  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-16 print:flex print:flex-col print:gap-6">
      <SharedLink>{(link) => <CartOffer {...link} />}</SharedLink>
      <div className="print:contents">
        <div className={later}>
          <CartAmounts>{(subtotal) => <FreeShippingBanner subtotalCents={subtotal} />}</CartAmounts>
        </div>
        <CartGate empty={back} picture={emptyPicture} outlastsLines>
          {(lines) => (
            <>
              <CartLines lines={lines} />
              {/* Where the bill does not stand beside the lines, but far below them. */}
              {lines.length > 0 && (
                <CheckoutTotal
                  subtotalCents={subtotalCents(lines)}
                  className="mt-3 text-end lg:hidden print:hidden"
                />
              )}
              {lines.length > 0 && <ShareCartButton />}
            </>
          )}
        </CartGate>
        <div className={`print:order-last ${later}`}>
          <CouponBox />
          <div className="mt-12 print:mt-0">
            <CheckoutForm countries={countries} />
          </div>
        </div>
      </div>
      <div className={`lg:sticky lg:top-28 lg:self-start print:static print:self-auto ${later}`}>
        <OrderSummary action={{ href: routes.payment, label: cartMessages.proceed }} otherWay={children} />
        {!isEmpty && <p className="mt-4 text-center">{back}</p>}
      </div>
    </div>
  );
}
