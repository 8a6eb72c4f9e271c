import { OrderProgress } from '@/components/orders/order-progress';
import { PageHeading } from '@/components/ui/page-heading';
import { dashboardMessages } from '@/lib/messages/en/dashboard';
import { trackingMessages } from '@/lib/messages/en/tracking';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: dashboardMessages.trackDetailTitle,
  description: dashboardMessages.trackDetailDescription,
  path: routes.dashboardTrackOrderDetail,
  isPrivate: true,
});

export default function DashboardTrackOrderDetailPage() {
  return (
    <>
      <PageHeading intro={trackingMessages.detailIntro}>{dashboardMessages.trackDetailTitle}</PageHeading>
      <OrderProgress back={routes.dashboardTrackOrder} />
    </>
  );
}
