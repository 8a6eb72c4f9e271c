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
const twoColumns = 'page failed grid-rows-[auto_1fr] gap-x-12 md:grid-cols-2 lg:gap-x-16';

/** Beside an order that can be sent, the other ways to pay stand below the picture. */
export default function PaymentStatusPage() {
  if (!hasPage('paymentStatus')) notFound();
  return (
    <div className={`grid gap-y-6 ${picture ? twoColumns : 'page-form'}`}>
      <div className="md:in-[.failed:has(#send-order)]:row-span-2">
        <PageHeading
          intro={
            <strong className="block text-base font-semibold text-balance text-ink">
              {paymentStatusMessages.unchanged}
            </strong>
          }
        >
          {paymentStatusMessages.title}
        </PageHeading>
        <p className="-mt-4 mb-6 max-w-prose text-ink-soft">{paymentStatusMessages.text}</p>
        <DraftProvider>
          <SendOrderSection merchant={merchant} />
        </DraftProvider>
      </div>
      <OtherWaysToPay className="self-start md:in-[.failed:has(#send-order)]:col-start-2 md:in-[.failed:has(#send-order)]:row-start-2" />
      {picture && (
        <Picture
          {...picture}
          sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)"
          className="aspect-4/3 h-auto w-full rounded object-cover md:col-start-2 md:row-span-2 md:row-start-1 md:mt-12 md:in-[.failed:has(#send-order)]:row-span-1"
        />
      )}
    </div>
  );
}
