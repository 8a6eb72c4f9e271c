import { notFound } from 'next/navigation';
import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { PaymentView } from '@/components/checkout/payment-view';
import { SendOrderButton } from '@/components/orders/send-order-button';
import { AcceptedCards } from '@/components/layout/accepted-cards';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { DraftProvider } from '@/lib/stores/draft-store';
import { paymentMessages } from '@/messages/payment';
import { company } from '@/shop/company';
import { pagePictures } from '@/shop/home';
import { merchant } from '@/shop/merchant';

export const metadata = pageMetadata({
  title: paymentMessages.title,
  description: paymentMessages.description,
  path: routes.payment,
  isPrivate: true,
});

const picture = pagePictures.trackOrder;

export default function PaymentPage() {
  if (!hasPage('payment')) notFound();
  return (
    <div className="page @container">
      <PageHeading>{paymentMessages.title}</PageHeading>
      <DraftProvider>
        <PaymentView
          acceptedCards={<AcceptedCards payments={company.payments} />}
          ways={
            <div className="grid items-center self-start overflow-hidden rounded bg-card sm:grid-cols-2">
              <WaysToBuy className="grid-cols-2 p-6 max-[24rem]:grid-cols-1 sm:grid-cols-1" />
              {picture && (
                <Picture
                  {...picture}
                  sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)"
                  className="aspect-2/1 w-full object-cover"
                />
              )}
            </div>
          }
        >
          <SendOrderButton merchant={merchant} />
        </PaymentView>
      </DraftProvider>
    </div>
  );
}
