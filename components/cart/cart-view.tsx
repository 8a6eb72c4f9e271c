'use client';

import { CartLines } from '@/components/cart/cart-lines';
import { LoadedList } from '@/components/loading/loaded-list';
import { ShareListButton } from '@/components/sharing/share-list-button';
import type { EmptyPicture } from '@/lib/domain/content';
import type { Picture } from '@/lib/domain/picture';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

type Props = {
  readonly emptyPicture?: EmptyPicture | undefined;
  /** Stands beside the message that the cart could not be loaded. */
  readonly failedPicture?: Picture | undefined;
};

export function CartView({ emptyPicture, failedPicture }: Props) {
  const cart = useCart((state) => state);
  const { lines } = cart;
  return (
    <LoadedList
      list={cart}
      isEmpty={lines.length === 0}
      messages={cartMessages}
      emptyPicture={emptyPicture}
      failedPicture={failedPicture}
    >
      <CartLines lines={lines} />
      {lines.length > 0 && (
        <ShareListButton
          title={cartMessages.share}
          list="cart"
          items={lines.map(({ product, qty }) => ({ id: product.id, qty }))}
          products={lines.map(({ product }) => product)}
        />
      )}
    </LoadedList>
  );
}
