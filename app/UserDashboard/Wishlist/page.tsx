import { PageHeading } from '@/components/ui/page-heading';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { emptyTray } from '@/data/scenes';
import { dashboardMessages as messages } from '@/lib/messages/en/dashboard';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: messages.wishlistTitle,
  description: messages.wishlistDescription,
  path: routes.dashboardWishlist,
  isPrivate: true,
});

export default function DashboardWishlistPage() {
  return (
    <>
      <PageHeading>{messages.wishlistTitle}</PageHeading>
      <WishlistView emptyPicture={emptyTray} />
    </>
  );
}
