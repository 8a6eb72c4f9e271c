'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { heartIcon } from '@/components/ui/icon-paths';
import { alreadyWishedNotice, wishedNotice } from '@/components/wishlist/wishlist-notices';
import type { Product } from '@/lib/domain/product';
import { isOnWishlist } from '@/lib/domain/wishlist';
import { useNotices } from '@/lib/stores/notice-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { productMessages } from '@/messages/product';

type Props = { readonly product: Product; readonly shape: 'heart' | 'button' };

/** Stays pressed: products are removed on the wishlist page only. */
export function AddToWishlistButton({ product, shape }: Props) {
  const isReady = useWishlist((state) => state.isReady);
  const isKept = useWishlist((state) => isOnWishlist(state, product.id));
  const add = useWishlist((state) => state.add);
  const show = useNotices((state) => state.show);

  function wish(): void {
    show(add(product).kind === 'added' ? wishedNotice(product) : alreadyWishedNotice);
  }

  const label = productMessages.named(productMessages.addToWishlist, product.name);
  if (shape === 'heart') {
    return (
      <IconButton
        icon={heartIcon}
        label={label}
        isDisabled={!isReady}
        isPressed={isKept}
        className="bg-card bg-clip-content p-1 aria-pressed:text-seal"
        onClick={wish}
      />
    );
  }
  return (
    <Button variant="secondary" label={label} isDisabled={!isReady} isPressed={isKept} onClick={wish}>
      <Icon path={heartIcon} isFilled={isKept} className={`size-5 ${isKept ? 'text-seal' : ''}`} />
      {productMessages.addToWishlist}
    </Button>
  );
}
