import { notFound } from 'next/navigation';
import { OrderProgress } from '@/components/orders/order-progress';
import { PageHeading } from '@/components/ui/page-heading';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { dashboardMessages } from '@/messages/dashboard';
import { trackingMessages } from '@/messages/tracking';

export const metadata = pageMetadata({
  title: dashboardMessages.trackDetailTitle,
  description: dashboardMessages.trackDetailDescription,
  path: routes.dashboardTrackOrderDetail,
  isPrivate: true,
});

export default function DashboardTrackOrderDetailPage() {
  if (!hasPage('dashboardTrackOrderDetail')) notFound();
  return (
    <>
      <PageHeading intro={trackingMessages.detailIntro}>{dashboardMessages.trackDetailTitle}</PageHeading>
      <OrderProgress back={routes.dashboardTrackOrder} />
    </>
  );
}
