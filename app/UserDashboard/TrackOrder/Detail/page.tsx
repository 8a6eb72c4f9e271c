import { OrderTimeline } from '@/components/orders/order-timeline';
import { AppLink } from '@/components/ui/app-link';
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
      <AppLink href={routes.dashboardTrackOrder} className="text-link mt-4 inline-flex min-h-11 items-center">
        {trackingMessages.another}
      </AppLink>
    </>
  );
}
