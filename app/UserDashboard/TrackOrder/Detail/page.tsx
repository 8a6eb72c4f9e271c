import { OrderTimeline } from '@/components/orders/order-timeline';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeading } from '@/components/ui/page-heading';
import { trackingPercent } from '@/lib/domain/constants';
import { dashboardMessages, trackingMessages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: dashboardMessages.trackDetailTitle,
  description: dashboardMessages.trackDetailDescription,
  path: routes.dashboardTrackOrderDetail,
  isPrivate: true,
});

export default function TrackOrderDetailPage() {
  return (
    <>
      <PageHeading intro={trackingMessages.detailIntro}>{dashboardMessages.trackDetailTitle}</PageHeading>
      <OrderTimeline percent={trackingPercent} />
      <ButtonLink href={routes.dashboardTrackOrder} look="quiet" className="mt-6">
        {trackingMessages.another}
      </ButtonLink>
    </>
  );
}
