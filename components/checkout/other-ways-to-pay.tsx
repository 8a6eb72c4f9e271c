import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { paymentStatusMessages } from '@/messages/payment-status';

/** What to do after a failed payment; sending the order, if there is one, comes before it. */
export function OtherWaysToPay({ className }: { readonly className: string }) {
  return (
    <div className={`rounded bg-card p-6 ${className}`}>
      <p className="text-lg">{paymentStatusMessages.alternative}</p>
      <p className="mt-2 text-ink-soft">{paymentStatusMessages.unchanged}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={routes.payment} variant="secondary">
          {paymentStatusMessages.payNow}
        </ButtonLink>
        <ButtonLink href={routes.cart} variant="quiet">
          {paymentStatusMessages.backToCart}
        </ButtonLink>
      </div>
      <p className="mt-5">
        <TextLink href={routes.contact}>{paymentStatusMessages.help}</TextLink>
      </p>
      <WaysToBuy className="hairline mt-6 grid-cols-2 pt-5 max-[24rem]:grid-cols-1" />
    </div>
  );
}
