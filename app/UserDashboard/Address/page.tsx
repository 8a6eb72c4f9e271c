import { AddressList } from '@/components/dashboard/address-list';
import { PageHeading } from '@/components/ui/page-heading';
import { addresses } from '@/data/addresses';
import { dashboardMessages as messages } from '@/lib/messages/en/dashboard';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: messages.addressTitle,
  description: messages.addressDescription,
  path: routes.dashboardAddress,
  isPrivate: true,
});

export default function DashboardAddressPage() {
  return (
    <>
      <PageHeading intro={messages.samples}>{messages.addressTitle}</PageHeading>
      <AddressList addresses={addresses} />
    </>
  );
}
