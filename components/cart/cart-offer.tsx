'use client';

import { OfferDialog } from '@/components/cart/offer-dialog';
import type { SharedLinkProps } from '@/components/cart/shared-link';
import { noticeMs } from '@/lib/domain/constants';
import { isInStock } from '@/lib/domain/product';
import { offerToCart, type Offer } from '@/lib/domain/shared-items';
import { productMessages } from '@/lib/messages/en/product';
import { sharedItemsMessages } from '@/lib/messages/en/shared-items';
import { useCart } from '@/lib/stores/cart-provider';
import { useNotices } from '@/lib/stores/notice-provider';

const words = sharedItemsMessages.cart;

/** Asks whether what a link carries shall come into the cart. */
export function CartOffer(props: SharedLinkProps) {
  const lines = useCart((state) => state.lines);
  const add = useCart((state) => state.add);
  const show = useNotices((state) => state.show);

  function accept({ addable }: Offer): void {
    // Another tab may have filled the cart meanwhile; then the rules refuse.
    const added = addable.filter(({ product, qty }) => add(product, qty).kind === 'added');
    const text = words.added(added.length);
    show({ kind: 'cart', role: 'status', text, durationMs: noticeMs.addedFromDetail });
  }

  return (
    <OfferDialog
      {...props}
      words={words}
      offerOf={(items, catalogue) => offerToCart(items, catalogue, lines)}
      refusalOf={(product) => (isInStock(product) ? words.refused : productMessages.outOfStock)}
      isCounted
      onAccept={accept}
    />
  );
}
