'use client';

import { addedFromDetailMs } from '@/components/cart/cart-notices';
import { OfferDialog } from '@/components/sharing/offer-dialog';
import type { SharedLinkProps } from '@/components/sharing/shared-link';
import { isInStock } from '@/lib/domain/product';
import { offerToCart, type Offer } from '@/lib/domain/shared-items';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices } from '@/lib/stores/notice-store';
import { productMessages } from '@/messages/product';
import { sharedItemsMessages } from '@/messages/shared-items';

const words = sharedItemsMessages.cart;

export function CartOffer(props: SharedLinkProps) {
  const lines = useCart((state) => state.lines);
  const pending = useCart((state) => state.pending);
  const add = useCart((state) => state.add);
  const show = useNotices((state) => state.show);

  function accept({ addable }: Offer): void {
    // Another tab may have filled the cart meanwhile, so `add` can fail.
    const added = addable.filter(({ product, qty }) => add(product, qty).kind === 'added');
    const text = words.added(added.length);
    show({ kind: 'cart', role: 'status', text, durationMs: addedFromDetailMs });
  }

  return (
    <OfferDialog
      {...props}
      words={words}
      offerOf={(items, catalogue) => offerToCart(items, catalogue, { lines, pending })}
      refusalOf={(product) => (isInStock(product) ? words.refused : productMessages.outOfStock)}
      isCounted
      onAccept={accept}
    />
  );
}
