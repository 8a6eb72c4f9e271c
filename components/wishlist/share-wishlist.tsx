'use client';

import { ShareDialog } from '@/components/cart/share-dialog';
import { sharedPath } from '@/lib/routes';
import { useWishlist } from '@/lib/stores/wishlist-provider';
import { wishlistMessages } from '@/messages/wishlist';

export function ShareWishlist({ onClose }: { readonly onClose: () => void }) {
  const path = useWishlist(({ products }) => sharedPath('wishlist', products));
  return <ShareDialog title={wishlistMessages.share} path={path} onClose={onClose} />;
}
