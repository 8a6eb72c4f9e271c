import { notFound } from 'next/navigation';
import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { PaymentView } from '@/components/checkout/payment-view';
import { SendOrderButton } from '@/components/orders/send-order-button';
import { AcceptedCards } from '@/components/layout/accepted-cards';
import { PageHeading } from '@/components/ui/page-heading';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { DraftProvider } from '@/lib/stores/draft-store';
import { paymentMessages } from '@/messages/payment';
import { company } from '@/shop/company';
import { merchant } from '@/shop/merchant';

export const metadata = pageMetadata({
  title: paymentMessages.title,
  description: paymentMessages.description,
  path: routes.payment,
  isPrivate: true,
});

export default function PaymentPage() {
  if (!hasPage('payment')) notFound();
  return (
    <div className="page @container">
      <PageHeading>{paymentMessages.title}</PageHeading>
      <DraftProvider>
        <PaymentView
          acceptedCards={<AcceptedCards payments={company.payments} />}
          ways={<WaysToBuy className="hairline mt-2 grid-cols-2 self-start pt-5 max-[24rem]:grid-cols-1" />}
        >
          <SendOrderButton merchant={merchant} />
        </PaymentView>
      </DraftProvider>
    </div>
  );
}
