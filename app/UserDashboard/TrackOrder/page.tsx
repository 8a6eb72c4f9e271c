import { TrackOrderForm } from '@/components/orders/track-order-form';
import { PageHeading } from '@/components/ui/page-heading';
import { dashboardMessages } from '@/lib/messages/en/dashboard';
import { trackingMessages } from '@/lib/messages/en/tracking';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: dashboardMessages.trackTitle,
  description: dashboardMessages.trackDescription,
  path: routes.dashboardTrackOrder,
  isPrivate: true,
});

export default function DashboardTrackOrderPage() {
  return (
    <>
      <PageHeading intro={trackingMessages.intro}>{dashboardMessages.trackTitle}</PageHeading>
      <TrackOrderForm detail={routes.dashboardTrackOrderDetail} />
    </>
  );
}
