import { waysToPay } from '@/components/cart/ways';
import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { paymentStatusMessages } from '@/messages/payment-status';

/** What to do after a failed payment; sending the order, if there is one, comes before it. */
export function OtherWaysToPay() {
  return (
    <div className="other-ways rounded bg-card p-6">
      <p className="text-lg">{paymentStatusMessages.alternative}</p>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <ButtonLink href={routes.payment} variant="secondary" className="max-sm:w-full">
          {paymentStatusMessages.payNow}
        </ButtonLink>
        <ButtonLink href={routes.cart} variant="quiet" className="px-0!">
          {paymentStatusMessages.backToCart}
        </ButtonLink>
        <ButtonLink href={routes.contact} variant="quiet" className="px-0!">
          {paymentStatusMessages.help}
        </ButtonLink>
      </div>
      <WaysToBuy ways={waysToPay} className="hairline mt-6 grid-cols-2 pt-5 max-[24rem]:grid-cols-1" />
    </div>
  );
}
