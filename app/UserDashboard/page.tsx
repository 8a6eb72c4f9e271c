import { AccountProvider } from '@/components/account/account-provider';
import { AccountInformation } from '@/components/account/account-information';
import { AccountCards } from '@/components/dashboard/account-cards';
import { FoldedData } from '@/components/dashboard/folded-data';
import { YourData } from '@/components/dashboard/your-data';
import { OrderRequests } from '@/components/orders/order-requests';
import { OrdersTable } from '@/components/orders/orders-table';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { dashboardMessages as messages } from '@/messages/dashboard';
import { orderRequestMessages as requestMessages } from '@/messages/order-request';
import { yourDataMessages as dataMessages } from '@/messages/your-data';
import { pagePictures } from '@/shop/home';
import { merchant } from '@/shop/merchant';
import { orders } from '@/shop/samples';

export const metadata = pageMetadata({
  title: messages.title,
  description: messages.description,
  path: routes.dashboard,
  isPrivate: true,
});

export default function DashboardPage() {
  return (
    <div className="[&_h2]:text-2xl">
      <PageHeading>{messages.title}</PageHeading>
      <AccountProvider>
        <AccountInformation />
      </AccountProvider>
      <AccountCards pictures={pagePictures} />
      {hasPage('dashboardOrders') && (
        <Section id="orders" title={messages.orders} className="mt-14">
          <p className="-mt-4 mb-6 text-ink-soft">{messages.sampleOrders}</p>
          <OrdersTable orders={orders} labelledBy="orders" />
        </Section>
      )}
      <Section id="order-requests" title={requestMessages.listTitle} className="mt-14">
        <p className="-mt-4 mb-6 text-ink-soft">{requestMessages.listIntro}</p>
        <OrderRequests merchant={merchant} />
      </Section>
      <FoldedData id="your-data" title={dataMessages.title}>
        <p className="mb-6">{dataMessages.intro}</p>
        <YourData />
      </FoldedData>
    </div>
  );
}
