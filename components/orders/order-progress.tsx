import { OrderTimeline } from '@/components/orders/order-timeline';
import { TextLink } from '@/components/ui/text-link';
import { trackingPercent } from '@/lib/domain/order';
import type { routes } from '@/lib/routes';
import { trackingMessages } from '@/messages/tracking';

type Props = {
  readonly back: typeof routes.trackOrder | typeof routes.dashboardTrackOrder;
};

/** Every order shows the same progress (TRK-06). */
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
