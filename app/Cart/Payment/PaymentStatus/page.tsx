import { notFound } from 'next/navigation';
import { OtherWaysToPay } from '@/components/checkout/other-ways-to-pay';
import { SendOrderSection } from '@/components/orders/send-order-section';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { DraftProvider } from '@/lib/stores/draft-store';
import { paymentStatusMessages } from '@/messages/payment-status';
import { pagePictures } from '@/shop/home';
import { merchant } from '@/shop/merchant';

export const metadata = pageMetadata({
  title: paymentStatusMessages.title,
  description: paymentStatusMessages.description,
  path: routes.paymentStatus,
  isPrivate: true,
});

const picture = pagePictures.paymentStatus;
const twoColumns = 'failed-payment page md:grid-cols-[6fr_5fr] md:gap-x-12 lg:gap-x-16';

export default function PaymentStatusPage() {
  if (!hasPage('paymentStatus')) notFound();
  return (
    <div className={`grid gap-y-6 ${picture ? twoColumns : 'page-form'}`}>
      <PageHeading
        intro={
          <strong className="block text-base font-semibold text-balance text-ink">
            {paymentStatusMessages.unchanged}
          </strong>
        }
      >
        {paymentStatusMessages.title}
      </PageHeading>
      <div className="failed-order -mt-10">
        <p className="mb-6 max-w-prose text-ink-soft">{paymentStatusMessages.text}</p>
        <DraftProvider>
          <SendOrderSection merchant={merchant} />
        </DraftProvider>
      </div>
      <OtherWaysToPay />
      {picture && (
        <Picture
          {...picture}
          sizes="(min-width: 80rem) 33rem, (min-width: 48rem) 45vw, 100vw"
          className="failed-picture aspect-4/3 w-full rounded object-cover md:mt-12"
        />
      )}
    </div>
  );
}
