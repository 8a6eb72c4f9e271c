import { notFound } from 'next/navigation';
import { SendOrderSection } from '@/components/orders/send-order-section';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeading } from '@/components/ui/page-heading';
import { TextLink } from '@/components/ui/text-link';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { paymentStatusMessages } from '@/messages/payment-status';
import { merchant } from '@/shop/merchant';

export const metadata = pageMetadata({
  title: paymentStatusMessages.title,
  description: paymentStatusMessages.description,
  path: routes.paymentStatus,
  isPrivate: true,
});

export default function PaymentStatusPage() {
  if (!hasPage('paymentStatus')) notFound();
  return (
    <div className="page">
      <PageHeading intro={paymentStatusMessages.text}>{paymentStatusMessages.title}</PageHeading>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div>
          <div className="max-w-prose rounded bg-card p-6 sm:p-8">
            <p className="text-lg">{paymentStatusMessages.alternative}</p>
            <p className="mt-2 text-ink-soft">{paymentStatusMessages.unchanged}</p>
            <div className="mt-6 flex flex-wrap gap-4">
              <ButtonLink href={routes.payment}>{paymentStatusMessages.payNow}</ButtonLink>
              <ButtonLink href={routes.cart} variant="secondary">
                {paymentStatusMessages.backToCart}
              </ButtonLink>
            </div>
          </div>
          <p className="mt-6">
            <TextLink href={routes.contact}>{paymentStatusMessages.help}</TextLink>
          </p>
        </div>
        <SendOrderSection merchant={merchant} />
      </div>
    </div>
  );
}
