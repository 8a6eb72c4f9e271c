import { PageHeading } from '@/components/ui/page-heading';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { summaryOf } from '@/lib/domain/product';
import { bestSellers } from '@/lib/domain/product-lists';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { dashboardMessages as messages } from '@/messages/dashboard';
import { wishlistMessages } from '@/messages/wishlist';
import { pagePictures } from '@/shop/home';
import { products } from '@/shop/products';

export const metadata = pageMetadata({
  title: messages.wishlistTitle,
  description: messages.wishlistDescription,
  path: routes.dashboardWishlist,
  isPrivate: true,
});

export default function DashboardWishlistPage() {
  return (
    <>
      <PageHeading intro={wishlistMessages.intro}>{messages.wishlistTitle}</PageHeading>
      <WishlistView emptyPicture={pagePictures.wishlist} bestSellers={bestSellers(products.map(summaryOf))} />
    </>
  );
}
