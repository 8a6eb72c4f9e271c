'use client';

import type { ReactNode } from 'react';
import { CartView } from '@/components/cart/cart-view';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { FreeShippingNote } from '@/components/checkout/free-shipping-note';
import { NextStep } from '@/components/checkout/next-step';
import { OrderSummary } from '@/components/checkout/order-summary';
import { SharedLink } from '@/components/sharing/shared-link';
import { ButtonLink } from '@/components/ui/button-link';
import { useLatch } from '@/components/ui/use-latch';
import { hasFreeShippingLimit } from '@/lib/domain/free-shipping';
import { subtotalCents } from '@/lib/domain/cart';
import type { Country, EmptyPicture } from '@/lib/domain/content';
import type { Picture } from '@/lib/domain/picture';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';
import { checkoutMessages } from '@/messages/checkout';

type Props = {
  readonly countries: readonly Country[];
  readonly emptyPicture: EmptyPicture | undefined;
  /** Stands beside the message that the cart could not be loaded. */
  readonly failedPicture: Picture | undefined;
  /** Stands for the cart until it is known. */
  readonly preview: ReactNode;
  readonly suggestions: ReactNode;
  /** How to pay and receive. */
  readonly ways: ReactNode;
  /** The button that sends the order to the shop. */
  readonly children?: ReactNode;
};

/** Uses container queries, because in the dashboard a menu takes part of the width that it has on /Cart. */
export function CartCheckout({
  countries,
  emptyPicture,
  failedPicture,
  preview,
  suggestions,
  ways,
  children,
}: Props) {
  const hasLines = useCart((state) => state.lines.length > 0);
  const isKnown = useCart((state) => state.isKnown);
  const isUnreachable = useCart((state) => !state.isKnown && state.isUnreachable);
  const isEmpty = isKnown && !hasLines;
  // Suggestions stay once shown, because removing them would shift the layout under the pointer.
  const showsSuggestions = useLatch(isEmpty);
  const isLoading = !isKnown && !isUnreachable;
  // What surrounds the cart is hidden until the cart is known, to prevent layout shift. Without JavaScript it shows.
  const hiddenWhileLoading = isLoading ? '[@media(scripting:enabled)]:hidden' : '';
  const banner = hasFreeShippingLimit && <FreeShippingBanner />;

  function formClass(): string {
    if (isEmpty)
      return 'mb-4 rounded border border-line p-4 text-ink-soft @4xl:col-span-1! @4xl:mb-6 @4xl:p-6';
    return isKnown ? 'mt-2' : 'mt-10';
  }

  return (
    <div className="flex flex-col @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-x-16 print:flex print:gap-6">
      <SharedLink list="cart" />
      {/* Without lines it has no box: picture and best sellers take the whole width, and the bill stands at the form. */}
      <div className={isEmpty ? 'contents *:col-span-full' : '@container/goods mb-12 print:contents'}>
        {!isEmpty && !isUnreachable && <div className={hiddenWhileLoading}>{banner}</div>}
        {isLoading && preview}
        <CartView emptyPicture={emptyPicture} failedPicture={failedPicture} />
        {showsSuggestions && <div className="@container mt-8">{suggestions}</div>}
        {isEmpty && <div className="hairline mt-8 pt-8">{banner}</div>}
        <div
          data-ahead={isEmpty || undefined}
          className={`stored-form @container/goods print:order-last ${hiddenWhileLoading} ${formClass()}`}
        >
          <CheckoutForm countries={countries} isNumbered={isKnown && !isEmpty} isAhead={isEmpty} />
        </div>
      </div>
      {/* In a narrow layout it has no box, so that its parts may stick anywhere in the column. */}
      <div
        className={
          isLoading
            ? hiddenWhileLoading
            : 'stored-form contents @4xl:sticky @4xl:top-28 @4xl:block @4xl:self-start print:contents'
        }
      >
        {!isUnreachable && <OrderSummary />}
        <NextStep
          href={routes.payment}
          label={cartMessages.proceed}
          alternative={checkoutMessages.orReview}
          canSwitch
          sendButton={children}
        />
        <div className="print:hidden @4xl:first:-mt-6">{ways}</div>
        {!isEmpty && (
          <p className="mt-4">
            <ButtonLink href={routes.store} variant="quiet" className="px-0!">
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
