'use client';

import type { ReactNode } from 'react';
import { UndoableList } from '@/components/cart/undoable-list';
import { LoadedList } from '@/components/loading/loaded-list';
import { ProductLinks } from '@/components/sharing/product-links';
import { ShareListButton } from '@/components/sharing/share-list-button';
import { SharedLink } from '@/components/sharing/shared-link';
import { useLatch } from '@/components/ui/use-latch';
import { WishlistLine } from '@/components/wishlist/wishlist-line';
import type { EmptyPicture } from '@/lib/domain/content';
import type { Product } from '@/lib/domain/product';
import { withoutListed } from '@/lib/domain/product-lists';
import { restoreWishlistItem } from '@/lib/domain/removals';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { wishlistMessages } from '@/messages/wishlist';

type Props = {
  readonly emptyPicture?: EmptyPicture | undefined;
  /** Shown under the empty list. */
  readonly suggestions?: ReactNode;
  /** Of these, the first few that are not in the list are shown under it. */
  readonly bestSellers: readonly Product[];
};

export function WishlistView({ emptyPicture, suggestions, bestSellers }: Props) {
  const wishlist = useWishlist((state) => state);
  const { products } = wishlist;
  // As in the cart, they stay once shown.
  const showsSuggestions = useLatch(wishlist.isKnown && products.length === 0);
  return (
    <>
      <SharedLink list="wishlist" />
      <LoadedList
        list={wishlist}
        isEmpty={products.length === 0}
        messages={wishlistMessages}
        emptyPicture={emptyPicture}
      >
        <div className="@container">
          <UndoableList
            className="mb-6 grid grid-cols-2 gap-x-4 gap-y-10 max-[19rem]:grid-cols-1 lg:gap-x-6 @2xl:grid-cols-3 @4xl:grid-cols-4 @7xl:grid-cols-5"
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
      {showsSuggestions ? (
        <div className="@container mt-6 sm:mt-12">{suggestions}</div>
      ) : (
        wishlist.isKnown && (
          <ProductLinks products={withoutListed(bestSellers, products)} className="mt-16 print:hidden" />
        )
      )}
    </>
  );
}
