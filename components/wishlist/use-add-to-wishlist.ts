import { noticeMs } from '@/components/notices/notice-ms';
import type { Product } from '@/lib/domain/product';
import { isOnWishlist } from '@/lib/domain/wishlist';
import { useNotices, type Notice } from '@/lib/stores/notice-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { productMessages } from '@/messages/product';
import { wishlistNoticeMessages } from '@/messages/wishlist-notices';

/** The props of a button that adds the product. It stays pressed: products are removed on the wishlist page only. */
export function useAddToWishlist(product: Product) {
  const isReady = useWishlist((state) => state.isReady);
  const isPressed = useWishlist((state) => isOnWishlist(state, product.id));
  const add = useWishlist((state) => state.add);
  const show = useNotices((state) => state.show);
  return {
    isReady,
    isPressed,
    label: productMessages.actionLabel(productMessages.addToWishlist, product.name),
    onClick: () => show(add(product).kind === 'added' ? addedNotice(product) : alreadyAddedNotice),
  };
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
