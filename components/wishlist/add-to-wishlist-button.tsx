'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { heartIcon } from '@/components/ui/icons/heart';
import { useAddToWishlist } from '@/components/wishlist/use-add-to-wishlist';
import type { Product } from '@/lib/domain/product';
import { productMessages } from '@/messages/product';
import { wishlistNoticeMessages } from '@/messages/wishlist-notices';

export function AddToWishlistButton({ product }: { readonly product: Product }) {
  const button = useAddToWishlist(product);
  const isAdded = button.isPressed;
  return (
    <Button variant="secondary" {...button}>
      <Icon path={heartIcon} isFilled={isAdded} className={`size-5 ${isAdded ? 'text-seal' : ''}`} />
      {/* Both texts keep their room, so that the change moves nothing. */}
      <span className="grid *:[grid-area:1/1]">
        <span className={isAdded ? 'invisible' : ''}>{productMessages.addToWishlist}</span>
        <span className={isAdded ? '' : 'invisible'}>{wishlistNoticeMessages.inWishlist}</span>
      </span>
    </Button>
  );
}
