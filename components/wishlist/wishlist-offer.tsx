'use client';

import { OfferDialog } from '@/components/sharing/offer-dialog';
import type { SharedLinkProps } from '@/components/sharing/shared-link';
import { wishlistNoticeMs } from '@/components/wishlist/wishlist-notices';
import { offerToWishlist, type Offer } from '@/lib/domain/shared-items';
import { useNotices } from '@/lib/stores/notice-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { sharedItemsMessages } from '@/messages/shared-items';

const words = sharedItemsMessages.wishlist;

/** Asks whether to add the products of a shared link. */
export function WishlistOffer(props: SharedLinkProps) {
  const products = useWishlist((state) => state.products);
  const pending = useWishlist((state) => state.pending);
  const add = useWishlist((state) => state.add);
  const show = useNotices((state) => state.show);

  function accept({ addable }: Offer): void {
    const added = addable.filter(({ product }) => add(product).kind === 'added');
    const text = words.added(added.length);
    show({ kind: 'wishlist', role: 'status', text, durationMs: wishlistNoticeMs });
  }

  return (
    <OfferDialog
      {...props}
      words={words}
      offerOf={(items, catalogue) => offerToWishlist(items, catalogue, { products, pending })}
      refusalOf={() => words.refused}
      onAccept={accept}
    />
  );
}
