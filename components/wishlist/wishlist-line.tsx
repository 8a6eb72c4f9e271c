'use client';

import { useState } from 'react';
import { useAddToCart } from '@/components/cart/use-add-to-cart';
import { Price } from '@/components/currency/price';
import { alertNotice } from '@/components/notices/alert-notice';
import { noticeMs } from '@/components/notices/notice-ms';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { Picture } from '@/components/ui/picture';
import { qtyInCart } from '@/lib/domain/cart';
import { isInStock, pictureOf, type Product } from '@/lib/domain/product';
import { productPath } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices } from '@/lib/stores/notice-store';
import { productMessages } from '@/messages/product';
import { wishlistMessages } from '@/messages/wishlist';

/** Two to four columns; see wishlist-view.tsx. */
const sizes = '(min-width: 96rem) 22rem, (min-width: 80rem) 18rem, (min-width: 48rem) 33vw, 50vw';

type Props = { readonly product: Product; readonly onRemove: () => void };

export function WishlistLine({ product, onRemove }: Props) {
  /** True after a press that added the product or found it in the cart. */
  const [isInCartLabel, setInCartLabel] = useState(false);
  const isReady = useCart((state) => state.isReady);
  const cartQty = useCart((state) => qtyInCart(state, product.id));
  const addToCart = useAddToCart(noticeMs.addedFromCard);
  const show = useNotices((state) => state.show);
  const hasStock = isInStock(product);
  const label = isInCartLabel && cartQty > 0 ? wishlistMessages.inCart : productMessages.addToCart;

  function addUnit(): void {
    if (cartQty > 0) {
      setInCartLabel(true);
      show(alertNotice(wishlistMessages.itemInCart));
    } else {
      setInCartLabel(addToCart(product).kind === 'added');
    }
  }

  return (
    <div className="group relative flex h-full flex-col">
      <Picture
        {...pictureOf(product, product.img)}
        sizes={sizes}
        className={`aspect-square w-full rounded ${hasStock ? '' : 'opacity-70'}`}
      />
      {!hasStock && (
        <p className="absolute start-2 top-2 rounded-sm bg-ink px-2 py-1 text-sm leading-none font-semibold text-card">
          {productMessages.outOfStock}
        </p>
      )}
      <h2 className="mt-3 grow font-sans text-base leading-snug font-semibold">
        {hasStock ? (
          <AppLink href={productPath(product)} className="stretched group-hover:underline">
            {product.name}
          </AppLink>
        ) : (
          product.name
        )}
      </h2>
      <div className="absolute end-1 top-1">
        <IconButton
          icon={xIcon}
          label={wishlistMessages.remove(product.name)}
          className="bg-card bg-clip-content p-1"
          onClick={ignoreDoubleClick(onRemove)}
        />
      </div>
      <Price product={product} className="mt-1 text-lg" />
      <div className="relative mt-auto pt-3">
        <Button
          variant={hasStock ? 'compact' : 'compactSoldOut'}
          className="w-full justify-center"
          isReady={isReady}
          label={productMessages.actionLabel(label, product.name)}
          onClick={addUnit}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
