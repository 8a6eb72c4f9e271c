'use client';

import { useAddToCart } from '@/components/cart/use-add-to-cart';
import { noticeMs } from '@/components/notices/notice-ms';
import { Button } from '@/components/ui/button';
import type { Product } from '@/lib/domain/product';
import { useCart } from '@/lib/stores/cart-store';
import { productMessages } from '@/messages/product';

type Props = { readonly product: Product };

export function AddToCartButton({ product }: Props) {
  const isReady = useCart((state) => state.isReady);
  const addToCart = useAddToCart(noticeMs.addedFromCard);
  return (
    <Button
      variant="compact"
      label={productMessages.actionLabel(productMessages.addToCart, product.name)}
      isReady={isReady}
      onClick={() => addToCart(product)}
    >
      {productMessages.addToCart}
    </Button>
  );
}
