'use client';

import { ShareDialog } from '@/components/cart/share-dialog';
import { writeItems } from '@/lib/domain/shared-items';
import { wishedProducts } from '@/lib/domain/wishlist';
import { wishlistMessages } from '@/lib/messages/en/wishlist';
import { sharedPath } from '@/lib/routes';
import { useWishlist } from '@/lib/stores/wishlist-provider';

/** The wishlist as a link. */
export function ShareWishlist({ onClose }: { readonly onClose: () => void }) {
  const items = useWishlist(({ wishes }) => writeItems(wishedProducts(wishes).map(({ id }) => ({ id }))));
  return (
    <ShareDialog title={wishlistMessages.share} path={sharedPath('wishlist', items)} onClose={onClose} />
  );
}
