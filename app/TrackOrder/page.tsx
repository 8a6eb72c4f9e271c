import { notFound } from 'next/navigation';
import { TrackOrderForm } from '@/components/orders/track-order-form';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWithPicture } from '@/components/ui/page-with-picture';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { trackingMessages } from '@/messages/tracking';
import { pagePictures } from '@/shop/home';

export const metadata = pageMetadata({
  title: trackingMessages.title,
  description: trackingMessages.description,
  path: routes.trackOrder,
  isPrivate: true,
});

export default function TrackOrderPage() {
  if (!hasPage('trackOrder')) notFound();
  return (
    <PageWithPicture picture={pagePictures.trackOrder}>
      <PageHeading intro={trackingMessages.intro}>{trackingMessages.title}</PageHeading>
      <TrackOrderForm detail={routes.trackOrderDetail} />
    </PageWithPicture>
  );
}
