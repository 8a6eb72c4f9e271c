import { AddressList } from '@/components/dashboard/address-list';
import { PageHeading } from '@/components/ui/page-heading';
import { addresses } from '@/data/addresses';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { dashboardMessages as messages } from '@/messages/dashboard';

export const metadata = pageMetadata({
  title: messages.addressTitle,
  description: messages.addressDescription,
  path: routes.dashboardAddress,
  isPrivate: true,
});

export default function DashboardAddressPage() {
  return (
    <>
      <PageHeading intro={messages.addressDescription}>{messages.addressTitle}</PageHeading>
      <AddressList addresses={addresses} />
    </>
  );
}
