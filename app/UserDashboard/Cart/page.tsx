import { CartCheckout } from '@/components/checkout/cart-checkout';
import { SendOrderButton } from '@/components/orders/send-order-button';
import { PageHeading } from '@/components/ui/page-heading';
import { countries } from '@/data/countries';
import { merchant } from '@/data/merchant';
import { emptyTray } from '@/data/scenes';
import { dashboardMessages as messages } from '@/lib/messages/en/dashboard';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';
import { DraftProvider } from '@/lib/stores/draft-provider';

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
      <DraftProvider>
        <CartCheckout countries={countries} emptyPicture={emptyTray}>
          <SendOrderButton merchant={merchant} />
        </CartCheckout>
      </DraftProvider>
    </>
  );
}
