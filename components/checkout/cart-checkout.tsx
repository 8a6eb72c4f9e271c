'use client';

import { BillTable } from '@/components/cart/bill-table';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { CartGate } from '@/components/cart/cart-gate';
import { CartLines } from '@/components/cart/cart-lines';
import { CouponBox } from '@/components/cart/coupon-box';
import { FreeShippingBanner } from '@/components/cart/free-shipping-banner';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { ButtonLink } from '@/components/ui/button-link';
import { checkedLines } from '@/lib/domain/cart';
import { billFor } from '@/lib/domain/checkout';
import type { Country } from '@/lib/domain/content';
import { cartMessages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-provider';

/** The cart with all that belongs to it, on /Cart and in the dashboard (CART-01 to CART-14). */
export function CartCheckout({ countries }: { readonly countries: readonly Country[] }) {
  const hasLines = useCart((state) => state.ready && checkedLines(state.lines).length > 0);

  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <div>
        <CartAmounts>{(subtotal) => <FreeShippingBanner subtotalCents={subtotal} />}</CartAmounts>
        <CartGate empty={null}>{(lines) => <CartLines lines={lines} />}</CartGate>
        <CouponBox />
        <div className="mt-12">
          <CheckoutForm countries={countries} />
        </div>
      </div>
      <aside aria-labelledby="summary" className="lg:sticky lg:top-28 lg:self-start">
        <div className="rounded bg-card p-6">
          <h2 id="summary" className="mb-4 text-2xl">
            {cartMessages.summary}
          </h2>
          <CartAmounts>{(subtotal) => <BillTable bill={billFor(subtotal)} />}</CartAmounts>
          {hasLines && (
            <ButtonLink href={routes.payment} className="mt-6 w-full">
              {cartMessages.proceed}
            </ButtonLink>
          )}
        </div>
        <p className="mt-4 text-center">
          <ButtonLink href={routes.store} look="quiet">
            {cartMessages.backToShop}
          </ButtonLink>
        </p>
      </aside>
    </div>
  );
}
