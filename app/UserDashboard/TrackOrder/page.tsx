import { notFound } from 'next/navigation';
import { TrackOrderForm } from '@/components/orders/track-order-form';
import { FormWithPicture } from '@/components/ui/form-with-picture';
import { PageHeading } from '@/components/ui/page-heading';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { dashboardMessages } from '@/messages/dashboard';
import { trackingMessages } from '@/messages/tracking';
import { pagePictures } from '@/shop/home';

export const metadata = pageMetadata({
  title: dashboardMessages.trackTitle,
  description: dashboardMessages.trackDescription,
  path: routes.dashboardTrackOrder,
  isPrivate: true,
});

export default function DashboardTrackOrderPage() {
  if (!hasPage('dashboardTrackOrder')) notFound();
  return (
    <FormWithPicture picture={pagePictures.trackOrder}>
      <PageHeading intro={trackingMessages.intro}>{dashboardMessages.trackTitle}</PageHeading>
      <TrackOrderForm detail={routes.dashboardTrackOrderDetail} />
    </FormWithPicture>
  );
}
