'use client';

import { alreadyWishedNotice, wishedNotice } from '@/components/wishlist/wishlist-notices';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { heartIcon } from '@/components/ui/icon-paths';
import type { Product } from '@/lib/domain/product';
import { isWished } from '@/lib/domain/wishlist';
import { productMessages } from '@/lib/messages/en/product';
import { useNotices } from '@/lib/stores/notice-provider';
import { useWishlist } from '@/lib/stores/wishlist-provider';

type Props = { readonly product: Product; readonly shape: 'heart' | 'button' };

/**
 * CARD-08, CARD-09, PDP-16: a heart on cards, a button with words on the product's own page; filled once it is wished
 * for. It stays pressed: the wishlist is where a wish is taken back.
 */
export function AddToWishlistButton({ product, shape }: Props) {
  const isReady = useWishlist((state) => state.ready);
  const isKept = useWishlist((state) => isWished(state.wishes, product.id));
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
    <Button look="secondary" label={label} isDisabled={!isReady} isPressed={isKept} onClick={wish}>
      <Icon path={heartIcon} isFilled={isKept} className={`size-5 ${isKept ? 'text-seal' : ''}`} />
      {productMessages.addToWishlist}
    </Button>
  );
}
