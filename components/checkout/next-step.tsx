'use client';

import type { ReactNode } from 'react';
import { useIsCollected } from '@/components/checkout/use-is-collected';
import { ButtonLink } from '@/components/ui/button-link';
import { billFor } from '@/lib/domain/bill';
import { subtotalCents } from '@/lib/domain/cart';
import { formatCents } from '@/lib/domain/money';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';
import { hasCardPage, minimumOrderCents, paymentMethods } from '@/shop/settings';

const hasCashAndCard = hasCardPage && paymentMethods.includes('cod');

/**
 * Continues the card of the summary above it. With cash or collection, sending the order comes first.
 *
 * @param sendButton sends the order; it renders nothing for a card payment
 */
export function NextStep({ sendButton }: { readonly sendButton: ReactNode }) {
  const isCard = useDraft((state) => state.draft.method === 'card');
  const change = useDraft((state) => state.change);
  const isOrderable = useCart((state) => state.isKnown && state.lines.length > 0);
  const subtotal = useCart((state) => subtotalCents(state.lines));
  const { totalCents } = billFor(subtotal, useIsCollected());
  if (!isOrderable || (minimumOrderCents > 0 && subtotal < minimumOrderCents)) return null;
  const proceed = (
    <ButtonLink href={routes.payment} variant={isCard ? 'primary' : 'quiet'} className="w-full">
      {cartMessages.proceed}
    </ButtonLink>
  );
  // The summary above says it too.
  const total = (
    <span aria-hidden="true" className="money block @4xl:hidden">
      <span className="text-sm text-ink-soft">{cartMessages.total}</span>{' '}
      <span className="font-semibold">{formatCents(totalCents)}</span>
    </span>
  );
  return (
    <div className="next-steps contents @4xl:block @4xl:rounded-b @4xl:bg-card @4xl:px-6 @4xl:pb-6 print:hidden">
      <div className="next-step flex items-center gap-4 @4xl:flex-wrap @4xl:justify-end @4xl:gap-y-2">
        {hasCashAndCard ? (
          <button
            type="button"
            className="min-h-11 shrink-0 text-start leading-snug"
            onClick={() => change({ method: isCard ? 'cod' : 'card' })}
          >
            {total}
            <span className="text-link text-sm">{isCard ? cartMessages.payCash : cartMessages.payCard}</span>
          </button>
        ) : (
          total
        )}
        {isCard ? proceed : sendButton}
      </div>
      {!isCard && hasCardPage && <p className="mt-3 print:hidden">{proceed}</p>}
    </div>
  );
}
