import { ButtonLink } from '@/components/ui/button-link';
import { PageHeading } from '@/components/ui/page-heading';
import { paymentStatusMessages } from '@/lib/messages/en/payment-status';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: paymentStatusMessages.pageTitle,
  description: paymentStatusMessages.description,
  path: routes.paymentStatus,
  isPrivate: true,
});

/** Every payment ends here (PST-01 to PST-07). */
export default function PaymentStatusPage() {
  return (
    <div className="page">
      <PageHeading intro={paymentStatusMessages.text}>{paymentStatusMessages.title}</PageHeading>
      <p className="max-w-prose text-lg">{paymentStatusMessages.alternative}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={routes.payment}>{paymentStatusMessages.payNow}</ButtonLink>
        <ButtonLink href={routes.cart} look="secondary">
          {paymentStatusMessages.backToCart}
        </ButtonLink>
      </div>
    </div>
  );
}
