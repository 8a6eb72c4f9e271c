import { PageHeading } from '@/components/ui/page-heading';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { summaryOf } from '@/lib/domain/product';
import { bestSellers } from '@/lib/domain/product-lists';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { wishlistMessages } from '@/messages/wishlist';
import { pagePictures } from '@/shop/home';
import { products } from '@/shop/products';

export const metadata = pageMetadata({
  title: wishlistMessages.title,
  description: wishlistMessages.description,
  path: routes.wishlist,
  isPrivate: true,
});

export default function WishlistPage() {
  return (
    <div className="page">
      <PageHeading intro={wishlistMessages.intro}>{wishlistMessages.title}</PageHeading>
      <WishlistView emptyPicture={pagePictures.wishlist} bestSellers={bestSellers(products.map(summaryOf))} />
    </div>
  );
}
