import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { CartCheckout } from '@/components/checkout/cart-checkout';
import { CartPreview } from '@/components/checkout/cart-preview';
import { Suggestions } from '@/components/home/suggestions';
import { SendOrderButton } from '@/components/orders/send-order-button';
import { PageHeading } from '@/components/ui/page-heading';
import { checkoutCountries } from '@/lib/countries';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { DraftProvider } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';
import { cartPageMessages } from '@/messages/cart-page';
import { emptyPicture, pagePictures } from '@/shop/home';
import { merchant } from '@/shop/merchant';
import { products } from '@/shop/products';

export const metadata = pageMetadata({
  title: cartMessages.title,
  description: cartPageMessages.description,
  path: routes.cart,
  isPrivate: true,
});

export default function CartPage() {
  return (
    <div className="page @container">
      <PageHeading>{cartMessages.title}</PageHeading>
      <DraftProvider>
        <CartCheckout
          countries={checkoutCountries}
          emptyPicture={emptyPicture}
          failedPicture={pagePictures.addresses}
          preview={<CartPreview example={products[0]} />}
          ways={
            <WaysToBuy className="hairline mt-6 grid-cols-2 pt-5 max-[24rem]:grid-cols-1 @4xl:grid-cols-1" />
          }
          suggestions={<Suggestions products={products} />}
        >
          <SendOrderButton merchant={merchant} />
        </CartCheckout>
      </DraftProvider>
    </div>
  );
}
