'use client';

import { addedNotice, stockFullNotice } from '@/components/cart/cart-notices';
import { Button } from '@/components/ui/button';
import { noticeMs } from '@/lib/domain/constants';
import type { Product } from '@/lib/domain/product';
import { productMessages } from '@/lib/messages/en/product';
import { useCart } from '@/lib/stores/cart-provider';
import { useNotices } from '@/lib/stores/notice-provider';

type Props = { readonly product: Product };

/** Adds one unit from a card; at stock, or without stock, it tells so and adds nothing (CARD-04 to CARD-07, A-30). */
export function AddToCartButton({ product }: Props) {
  const isReady = useCart((state) => state.ready);
  const add = useCart((state) => state.add);
  const show = useNotices((state) => state.show);

  function addOne(): void {
    const result = add(product);
    show(result.kind === 'added' ? addedNotice(result.line, noticeMs.addedFromCard) : stockFullNotice);
  }

  return (
    <Button
      look="compact"
      label={productMessages.named(productMessages.addToCart, product.name)}
      isDisabled={!isReady}
      onClick={addOne}
    >
      {productMessages.addToCart}
    </Button>
  );
}
