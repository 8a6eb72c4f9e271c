'use client';

import { IconButton } from '@/components/ui/icon-button';
import { heartIcon } from '@/components/ui/icons/heart';
import { useAddToWishlist } from '@/components/wishlist/use-add-to-wishlist';
import type { Product } from '@/lib/domain/product';

/** Adds the product of a card to the wishlist. */
export function WishlistHeart({ product }: { readonly product: Product }) {
  return (
    <IconButton
      icon={heartIcon}
      className="bg-card bg-clip-content p-1 aria-pressed:text-seal"
      {...useAddToWishlist(product)}
    />
  );
}
