import { notFound } from 'next/navigation';
import { AddressList } from '@/components/dashboard/address-list';
import { PageHeading } from '@/components/ui/page-heading';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { dashboardMessages as messages } from '@/messages/dashboard';
import { pagePictures } from '@/shop/home';
import { addresses } from '@/shop/samples';

export const metadata = pageMetadata({
  title: messages.addressTitle,
  description: messages.addressDescription,
  path: routes.dashboardAddress,
  isPrivate: true,
});

export default function DashboardAddressPage() {
  if (!hasPage('dashboardAddress')) notFound();
  return (
    <>
      <PageHeading intro={messages.addressDescription}>{messages.addressTitle}</PageHeading>
      <AddressList addresses={addresses} picture={pagePictures.addresses} />
    </>
  );
}
