import { notFound } from 'next/navigation';
import { OrderProgress } from '@/components/orders/order-progress';
import { PageHeading } from '@/components/ui/page-heading';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { trackingMessages } from '@/messages/tracking';

export const metadata = pageMetadata({
  title: trackingMessages.detailTitle,
  description: trackingMessages.detailDescription,
  path: routes.trackOrderDetail,
  isPrivate: true,
});

export default function TrackOrderDetailPage() {
  if (!hasPage('trackOrderDetail')) notFound();
  return (
    <div className="page">
      <PageHeading intro={trackingMessages.detailIntro}>{trackingMessages.detailTitle}</PageHeading>
      <OrderProgress back={routes.trackOrder} />
    </div>
  );
}
