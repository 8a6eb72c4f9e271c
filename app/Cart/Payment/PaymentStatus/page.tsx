import { notFound } from 'next/navigation';
import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { SendOrderSection } from '@/components/orders/send-order-section';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWithPicture } from '@/components/ui/page-with-picture';
import { TextLink } from '@/components/ui/text-link';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { paymentStatusMessages } from '@/messages/payment-status';
import { pagePictures } from '@/shop/home';
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
    <PageWithPicture picture={pagePictures.paymentStatus}>
      <PageHeading intro={paymentStatusMessages.text}>{paymentStatusMessages.title}</PageHeading>
      <SendOrderSection merchant={merchant} />
      <div className="rounded bg-card p-6">
        <p className="text-lg">{paymentStatusMessages.alternative}</p>
        <p className="mt-2 text-ink-soft">{paymentStatusMessages.unchanged}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <ButtonLink href={routes.payment} variant="secondary">
            {paymentStatusMessages.payNow}
          </ButtonLink>
          <ButtonLink href={routes.cart} variant="quiet">
            {paymentStatusMessages.backToCart}
          </ButtonLink>
        </div>
        <p className="mt-5">
          <TextLink href={routes.contact}>{paymentStatusMessages.help}</TextLink>
        </p>
        <WaysToBuy className="hairline mt-6 grid-cols-2 pt-5 max-[24rem]:grid-cols-1" />
      </div>
    </PageWithPicture>
  );
}
