import { CartCheckout } from '@/components/checkout/cart-checkout';
import { SendOrderButton } from '@/components/orders/send-order-button';
import { PageHeading } from '@/components/ui/page-heading';
import { countries } from '@/data/countries';
import { merchant } from '@/data/merchant';
import { emptyTray } from '@/data/scenes';
import { cartMessages } from '@/lib/messages/en/cart';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: cartMessages.title,
  description: cartMessages.description,
  path: routes.cart,
  isPrivate: true,
});

export default function CartPage() {
  return (
    <div className="page">
      <PageHeading>{cartMessages.title}</PageHeading>
      <CartCheckout countries={countries} emptyPicture={emptyTray}>
        <SendOrderButton merchant={merchant} />
      </CartCheckout>
    </div>
  );
}
