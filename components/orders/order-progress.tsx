import { OrderTimeline } from '@/components/orders/order-timeline';
import { TextLink } from '@/components/ui/text-link';
import { trackingPercent } from '@/lib/domain/constants';
import { trackingMessages } from '@/lib/messages/en/tracking';
import type { routes } from '@/lib/routes';

type Props = {
  /** Where another order is asked for: the public page, or the one within the account. */
  readonly back: typeof routes.trackOrder | typeof routes.dashboardTrackOrder;
};

/** How far an order is, whichever it is (TRK-04 to TRK-06). */
export function OrderProgress({ back }: Props) {
  return (
    <>
      <OrderTimeline percent={trackingPercent} />
      <TextLink href={back} className="mt-4 print:hidden">
        {trackingMessages.another}
      </TextLink>
    </>
  );
}
