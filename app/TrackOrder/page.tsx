import { TrackOrderForm } from '@/components/orders/track-order-form';
import { PageHeading } from '@/components/ui/page-heading';
import { trackingMessages } from '@/lib/messages/en/tracking';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: trackingMessages.title,
  description: trackingMessages.description,
  path: routes.trackOrder,
  isPrivate: true,
});

export default function TrackOrderPage() {
  return (
    <div className="page-form">
      <PageHeading intro={trackingMessages.intro}>{trackingMessages.title}</PageHeading>
      <TrackOrderForm detail={routes.trackOrderDetail} />
    </div>
  );
}
