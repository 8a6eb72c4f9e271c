'use client';

import { addedFromCardMs, addedNotice, stockFullNotice } from '@/components/cart/cart-notices';
import { Button } from '@/components/ui/button';
import type { Product } from '@/lib/domain/product';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices } from '@/lib/stores/notice-store';
import { productMessages } from '@/messages/product';

type Props = { readonly product: Product };

/** Adds one unit, or shows a notice when the cart already holds the whole stock. */
export function AddToCartButton({ product }: Props) {
  const isReady = useCart((state) => state.isReady);
  const add = useCart((state) => state.add);
  const show = useNotices((state) => state.show);

  function addOne(): void {
    const result = add(product);
    show(result.kind === 'added' ? addedNotice(result.line, addedFromCardMs) : stockFullNotice);
  }

  return (
    <Button
      variant="compact"
      label={productMessages.named(productMessages.addToCart, product.name)}
      isDisabled={!isReady}
      onClick={addOne}
    >
      {productMessages.addToCart}
    </Button>
  );
}
