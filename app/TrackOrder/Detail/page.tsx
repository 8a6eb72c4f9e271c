import { OrderTimeline } from '@/components/orders/order-timeline';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeading } from '@/components/ui/page-heading';
import { trackingPercent } from '@/lib/domain/constants';
import { trackingMessages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: trackingMessages.detailTitle,
  description: trackingMessages.detailDescription,
  path: routes.trackOrderDetail,
  isPrivate: true,
});

export default function TrackOrderDetailPage() {
  return (
    <div className="page">
      <PageHeading intro={trackingMessages.detailIntro}>{trackingMessages.detailTitle}</PageHeading>
      <OrderTimeline percent={trackingPercent} />
      <ButtonLink href={routes.trackOrder} look="quiet" className="mt-6">
        {trackingMessages.another}
      </ButtonLink>
    </div>
  );
}
