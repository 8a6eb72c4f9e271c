'use client';

import { noticeMs } from '@/components/notices/notice-ms';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { heartIcon } from '@/components/ui/icons/heart';
import type { Product } from '@/lib/domain/product';
import { isOnWishlist } from '@/lib/domain/wishlist';
import { useNotices, type Notice } from '@/lib/stores/notice-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { productMessages } from '@/messages/product';
import { wishlistNoticeMessages } from '@/messages/wishlist-notices';

type Props = { readonly product: Product; readonly shape: 'heart' | 'button' };

/** Stays pressed once its product is added: products are removed on the wishlist page only. */
export function AddToWishlistButton({ product, shape }: Props) {
  const isReady = useWishlist((state) => state.isReady);
  const isAdded = useWishlist((state) => isOnWishlist(state, product.id));
  const add = useWishlist((state) => state.add);
  const show = useNotices((state) => state.show);

  function addToWishlist(): void {
    show(add(product).kind === 'added' ? addedNotice(product) : alreadyAddedNotice);
  }

  const label = productMessages.actionLabel(productMessages.addToWishlist, product.name);
  if (shape === 'heart') {
    return (
      <IconButton
        icon={heartIcon}
        label={label}
        isReady={isReady}
        isPressed={isAdded}
        className="bg-card bg-clip-content p-1 aria-pressed:text-seal"
        onClick={addToWishlist}
      />
    );
  }
  return (
    <Button variant="secondary" label={label} isReady={isReady} isPressed={isAdded} onClick={addToWishlist}>
      <Icon path={heartIcon} isFilled={isAdded} className={`size-5 ${isAdded ? 'text-seal' : ''}`} />
      {/* Both texts keep their room, so that the change moves nothing. */}
      <span className="grid *:[grid-area:1/1]">
        <span className={isAdded ? 'invisible' : ''}>{productMessages.addToWishlist}</span>
        <span className={isAdded ? '' : 'invisible'}>{wishlistNoticeMessages.inWishlist}</span>
      </span>
    </Button>
  );
}

function addedNotice(product: Product): Notice {
  return {
    kind: 'wishlist',
    role: 'status',
    text: wishlistNoticeMessages.added,
    product,
    links: [
      { label: wishlistNoticeMessages.title, route: 'wishlist' },
      { label: wishlistNoticeMessages.seeMore, route: 'store' },
    ],
    durationMs: noticeMs.standard,
  };
}

const alreadyAddedNotice: Notice = {
  kind: 'wishlist',
  role: 'alert',
  text: wishlistNoticeMessages.already,
  durationMs: noticeMs.standard,
};
