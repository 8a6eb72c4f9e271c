'use client';

import type { ReactNode } from 'react';
import { useIsCollected } from '@/components/checkout/use-is-collected';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { billFor } from '@/lib/domain/bill';
import { subtotalCents } from '@/lib/domain/cart';
import { formatCents } from '@/lib/domain/money';
import type { Href } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';
import { checkoutMessages } from '@/messages/checkout';
import { hasCardPage, minimumOrderCents, paymentMethods } from '@/shop/settings';

const hasCashAndCard = hasCardPage && paymentMethods.includes('cod');

type Props = {
  /** The next step of a card payment. */
  readonly href: Href;
  readonly label: string;
  /** Stands before the link to it where sending the order comes first. */
  readonly alternative: string;
  /** Whether one press changes from card to cash, and back. */
  readonly canSwitch?: boolean;
  /** Sends the order; it renders nothing for a card payment. */
  readonly sendButton: ReactNode;
};

/** Continues the card of the summary above it. With cash or collection, sending the order comes first. */
export function NextStep({ href, label, alternative, canSwitch = false, sendButton }: Props) {
  const method = useDraft((state) => state.draft.method);
  const change = useDraft((state) => state.change);
  const isOrderable = useCart((state) => state.isKnown && state.lines.length > 0);
  const subtotal = useCart((state) => subtotalCents(state.lines));
  const { totalCents } = billFor(subtotal, useIsCollected());
  if (!isOrderable || (minimumOrderCents > 0 && subtotal < minimumOrderCents)) return null;
  const isCard = method === 'card';
  const link = (
    <ButtonLink
      href={href}
      variant={isCard ? 'primary' : 'quiet'}
      className={isCard ? 'w-full px-2!' : 'w-full font-normal!'}
    >
      {label}
    </ButtonLink>
  );
  // The summary and the chosen method say it too.
  const state = (
    <span aria-hidden="true" className="money">
      <span className="block text-[0.9375rem] font-semibold @4xl:hidden">
        {cartMessages.total} {formatCents(totalCents)}
      </span>
      {!isCard && (
        <span data-method={checkoutMessages.methods[method]} className="flex items-center gap-1 text-sm">
          <Icon path={checkIcon} className="size-4 shrink-0" />
        </span>
      )}
    </span>
  );
  return (
    <div className="next-steps contents @4xl:block @4xl:rounded-b @4xl:bg-card @4xl:px-6 @4xl:pb-6 print:hidden">
      <div
        className={`next-step flex items-center gap-x-4 gap-y-2 leading-snug ${isCard ? '' : 'next-step-tall flex-wrap'}`}
      >
        {canSwitch && hasCashAndCard ? (
          <button
            type="button"
            className={`min-h-11 text-start ${isCard ? 'shrink-0' : 'flex grow items-center justify-between gap-4'}`}
            onClick={() => change({ method: isCard ? 'cod' : 'card' })}
          >
            {state}
            <span className="text-link text-[0.9375rem] font-semibold">
              {isCard ? cartMessages.payCash : cartMessages.payCard}
            </span>
          </button>
        ) : (
          <span className="shrink-0 @4xl:hidden">{state}</span>
        )}
        {isCard ? link : sendButton}
      </div>
      {!isCard && hasCardPage && (
        <div className="mt-3 text-center print:hidden">
          <p className="text-sm text-ink-soft">{alternative}</p>
          {link}
        </div>
      )}
    </div>
  );
}
