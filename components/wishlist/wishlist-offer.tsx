'use client';

import { OfferDialog } from '@/components/cart/offer-dialog';
import type { SharedLinkProps } from '@/components/cart/shared-link';
import { noticeMs } from '@/lib/domain/constants';
import { offerToWishlist, type Offer } from '@/lib/domain/shared-items';
import { sharedItemsMessages } from '@/lib/messages/en/shared-items';
import { useNotices } from '@/lib/stores/notice-provider';
import { useWishlist } from '@/lib/stores/wishlist-provider';

const words = sharedItemsMessages.wishlist;

/** Asks whether what a link carries shall come onto the wishlist. */
export function WishlistOffer(props: SharedLinkProps) {
  const wishes = useWishlist((state) => state.wishes);
  const add = useWishlist((state) => state.add);
  const show = useNotices((state) => state.show);

  function accept({ addable }: Offer): void {
    const added = addable.filter(({ product }) => add(product).kind === 'added');
    const text = words.added(added.length);
    show({ kind: 'wishlist', role: 'status', text, durationMs: noticeMs.wishlist });
  }

  return (
    <OfferDialog
      {...props}
      words={words}
      offerOf={(items, catalogue) => offerToWishlist(items, catalogue, wishes)}
      refusalOf={() => words.refused}
      onAccept={accept}
    />
  );
}
