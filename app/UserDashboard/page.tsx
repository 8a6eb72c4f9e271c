import { AccountInformation } from '@/components/account/account-information';
import { YourData } from '@/components/dashboard/your-data';
import { OrderRequests } from '@/components/orders/order-requests';
import { OrdersTable } from '@/components/orders/orders-table';
import { PageHeading } from '@/components/ui/page-heading';
import { SectionHeading } from '@/components/ui/section-heading';
import { merchant } from '@/data/merchant';
import { orders } from '@/data/orders';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { dashboardMessages as messages } from '@/messages/dashboard';
import { orderRequestMessages as requestMessages } from '@/messages/order-request';
import { yourDataMessages as dataMessages } from '@/messages/your-data';

export const metadata = pageMetadata({
  title: messages.title,
  description: messages.description,
  path: routes.dashboard,
  isPrivate: true,
});

export default function DashboardPage() {
  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      <AccountInformation />
      <section id="orders" aria-labelledby="orders-heading" className="mt-16">
        <SectionHeading id="orders-heading">{messages.orders}</SectionHeading>
        <p className="-mt-3 mb-6 w-fit rounded-sm bg-apricot px-3 py-1">{messages.samples}</p>
        <OrdersTable orders={orders} labelledBy="orders-heading" />
      </section>
      <section id="order-requests" aria-labelledby="order-requests-heading" className="mt-16">
        <SectionHeading id="order-requests-heading">{requestMessages.listTitle}</SectionHeading>
        <p className="-mt-4 mb-6 text-ink-soft">{requestMessages.listIntro}</p>
        <OrderRequests merchant={merchant} />
      </section>
      <section id="your-data" aria-labelledby="your-data-heading" className="mt-16">
        <SectionHeading id="your-data-heading">{dataMessages.title}</SectionHeading>
        <p className="-mt-4 mb-6 text-ink-soft">{dataMessages.intro}</p>
        <YourData />
      </section>
    </>
  );
}
