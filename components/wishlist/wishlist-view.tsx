'use client';

import { UndoableList } from '@/components/cart/undoable-list';
import { LoadedList } from '@/components/loading/loaded-list';
import { ProductLinks } from '@/components/sharing/product-links';
import { ShareListButton } from '@/components/sharing/share-list-button';
import { SharedLink } from '@/components/sharing/shared-link';
import { useLatch } from '@/components/ui/use-latch';
import { WishlistHeart } from '@/components/wishlist/wishlist-heart';
import { WishlistLine } from '@/components/wishlist/wishlist-line';
import type { EmptyPicture } from '@/lib/domain/content';
import type { Product } from '@/lib/domain/product';
import { suggestionCount, withoutListed } from '@/lib/domain/product-lists';
import { restoreWishlistItem } from '@/lib/domain/removals';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { wishlistMessages } from '@/messages/wishlist';

type Props = {
  readonly emptyPicture?: EmptyPicture | undefined;
  /** Of these, the first few are shown under the list: for one that is not empty, those that are not in it. */
  readonly bestSellers: readonly Product[];
};

export function WishlistView({ emptyPicture, bestSellers }: Props) {
  const wishlist = useWishlist((state) => state);
  const { products } = wishlist;
  const isEmpty = products.length === 0;
  // What an empty list suggests stays while one adds it, because removing it would shift the layout under the pointer.
  const wasEmpty = useLatch(wishlist.isKnown && isEmpty);
  return (
    <>
      <SharedLink list="wishlist" />
      <LoadedList list={wishlist} isEmpty={isEmpty} messages={wishlistMessages} emptyPicture={emptyPicture}>
        <div className="@container">
          <UndoableList
            className="mb-8 grid grid-cols-2 gap-x-4 gap-y-10 max-[19rem]:grid-cols-1 lg:gap-x-6 @2xl:grid-cols-3 @4xl:grid-cols-4"
            label={wishlistMessages.title}
            items={products.map((product) => ({ product }))}
            onRemove={({ product }) => wishlist.remove(product.id)}
            onRestore={(removal) => wishlist.apply((stored) => restoreWishlistItem(stored, removal))}
          >
            {({ product }, onRemove) => <WishlistLine product={product} onRemove={onRemove} />}
          </UndoableList>
        </div>
        {products.length > 0 && (
          <ShareListButton
            title={wishlistMessages.share}
            list="wishlist"
            items={products.map(({ id }) => ({ id }))}
            products={products}
          />
        )}
      </LoadedList>
      {wishlist.isKnown && (
        <ProductLinks
          products={wasEmpty ? bestSellers.slice(0, suggestionCount) : withoutListed(bestSellers, products)}
          className="mt-16 print:hidden"
          buttonOf={wasEmpty ? heartOf : undefined}
        />
      )}
    </>
  );
}

const heartOf = (product: Product) => <WishlistHeart product={product} />;
