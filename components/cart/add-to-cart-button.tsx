'use client';

import { AddButton } from '@/components/cart/add-button';
import { useAddToCart } from '@/components/cart/use-add-to-cart';
import { noticeMs } from '@/components/notices/notice-ms';
import { isInStock, type Product } from '@/lib/domain/product';
import { useCart } from '@/lib/stores/cart-store';
import { productMessages } from '@/messages/product';

type Props = { readonly product: Product };

export function AddToCartButton({ product }: Props) {
  const isReady = useCart((state) => state.isReady);
  const addToCart = useAddToCart(noticeMs.addedFromCard);
  return (
    <AddButton
      variant={isInStock(product) ? 'compact' : 'compactSoldOut'}
      label={productMessages.actionLabel(productMessages.addToCart, product.name)}
      isReady={isReady}
      onAdd={() => addToCart(product)}
    />
  );
}
