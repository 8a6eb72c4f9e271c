'use client';

import { ShareDialog } from '@/components/cart/share-dialog';
import { writeItems } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { wishlistMessages } from '@/messages/wishlist';

export function ShareWishlist({ onClose }: { readonly onClose: () => void }) {
  const items = useWishlist(({ products }) => writeItems(products.map(({ id }) => ({ id }))));
  return (
    <ShareDialog title={wishlistMessages.share} path={sharedPath('wishlist', items)} onClose={onClose} />
  );
}
