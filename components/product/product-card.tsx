import { Activity, memo, type ReactNode } from 'react';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { Price } from '@/components/currency/price';
import { DiscountBadge } from '@/components/product/discount-badge';
import { HoverableCard } from '@/components/product/hoverable-card';
import { ProductPicture } from '@/components/product/product-picture';
import { Rating } from '@/components/product/rating';
import { AppLink } from '@/components/ui/app-link';
import { WishlistHeart } from '@/components/wishlist/wishlist-heart';
import { isInStock, type CardProduct } from '@/lib/domain/product';
import { productPath } from '@/lib/routes';
import { productMessages } from '@/messages/product';

type Props = {
  readonly product: CardProduct;
  readonly sizes?: string;
  /** Loads its picture eagerly. */
  readonly isFirst?: boolean;
  /** The name with search matches marked. */
  readonly name?: ReactNode;
};

/**
 * Memoized, so that sorting a long list moves its cards without rendering them again. React hydrates each by itself, the
 * one first in which something is pressed.
 */
export const ProductCard = memo(function ProductCard({
  product,
  sizes = '50vw',
  isFirst = false,
  name = product.name,
}: Props) {
  const hasStock = isInStock(product);
  return (
    <Activity>
      <HoverableCard
        product={product}
        picture={
          <ProductPicture product={product} sizes={sizes} alt="" isFirst={isFirst} isDimmed={!hasStock} />
        }
      >
        <div className="absolute end-2 top-2 flex flex-col items-end gap-1">
          <DiscountBadge percent={product.discount} />
          {!hasStock && (
            <p className="rounded-sm bg-ink px-2 py-1 text-sm font-semibold leading-none text-card">
              {productMessages.outOfStock}
            </p>
          )}
        </div>
        <h3 className="mt-3 font-sans text-base font-semibold leading-snug">
          {hasStock ? (
            <AppLink href={productPath(product)} className="stretched group-hover:underline">
              {name}
            </AppLink>
          ) : (
            name
          )}
        </h3>
        <div className="absolute start-1 top-1">
          <WishlistHeart product={product} />
        </div>
        <div className="mt-auto">
          <div className="mb-3 mt-1">
            <Rating product={product} />
            <Price product={product} className="text-lg" />
          </div>
          {/* The button is not full width, because the scroll-to-top button would cover its end. */}
          <div className="relative w-fit">
            <AddToCartButton product={product} />
          </div>
        </div>
      </HoverableCard>
    </Activity>
  );
});
