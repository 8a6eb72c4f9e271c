import { OrderTimeline } from '@/components/orders/order-timeline';
import { AppLink } from '@/components/ui/app-link';
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
      <AppLink href={routes.trackOrder} className="text-link mt-4 inline-flex min-h-11 items-center">
        {trackingMessages.another}
      </AppLink>
    </div>
  );
}
