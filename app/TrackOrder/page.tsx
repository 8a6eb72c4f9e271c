import { notFound } from 'next/navigation';
import { TrackOrderForm } from '@/components/orders/track-order-form';
import { PageHeading } from '@/components/ui/page-heading';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { trackingMessages } from '@/messages/tracking';

export const metadata = pageMetadata({
  title: trackingMessages.title,
  description: trackingMessages.description,
  path: routes.trackOrder,
  isPrivate: true,
});

export default function TrackOrderPage() {
  if (!hasPage('trackOrder')) notFound();
  return (
    <div className="page-form">
      <PageHeading intro={trackingMessages.intro}>{trackingMessages.title}</PageHeading>
      <TrackOrderForm detail={routes.trackOrderDetail} />
    </div>
  );
}
