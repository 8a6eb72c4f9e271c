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
import { dashboardMessages as messages } from '@/messages/dashboard';
import { emptyPicture, pagePictures } from '@/shop/home';
import { merchant } from '@/shop/merchant';
import { products } from '@/shop/products';

export const metadata = pageMetadata({
  title: messages.cartTitle,
  description: messages.cartDescription,
  path: routes.dashboardCart,
  isPrivate: true,
});

export default function DashboardCartPage() {
  return (
    <>
      <PageHeading>{messages.cartTitle}</PageHeading>
      <div className="@container">
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
    </>
  );
}
