'use client';

import { useState } from 'react';
import { useAddToCart } from '@/components/cart/use-add-to-cart';
import { Price } from '@/components/currency/price';
import { alertNotice } from '@/components/notices/alert-notice';
import { noticeMs } from '@/components/notices/notice-ms';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { restingButton } from '@/components/ui/button-variant';
import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icons/trash';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { Picture } from '@/components/ui/picture';
import { qtyInCart } from '@/lib/domain/cart';
import { isInStock, pictureOf, type Product } from '@/lib/domain/product';
import { productPath } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices } from '@/lib/stores/notice-store';
import { productMessages } from '@/messages/product';
import { wishlistMessages } from '@/messages/wishlist';

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
    <div className="grid grid-cols-[--spacing(20)_1fr_auto] items-center gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_1fr_auto_auto]">
      <Picture
        {...pictureOf(product, product.img)}
        sizes="(min-width: 40rem) 7rem, 5rem"
        className={`aspect-square w-full rounded ${hasStock ? '' : 'opacity-55'}`}
      />
      <div className="max-sm:col-span-2">
        <h2 className="font-sans text-base font-semibold">
          {hasStock ? (
            <AppLink href={productPath(product)} className="hover:underline">
              {product.name}
            </AppLink>
          ) : (
            product.name
          )}
        </h2>
        <Price product={product} />
        {!hasStock && <p className="text-seal-deep">{productMessages.outOfStock}</p>}
      </div>
      <div className="max-sm:col-span-2">
        <Button
          variant="secondary"
          className={`w-full ${hasStock ? '' : restingButton}`}
          isReady={isReady}
          label={productMessages.actionLabel(label, product.name)}
          onClick={addUnit}
        >
          {label}
        </Button>
      </div>
      <IconButton
        icon={trashIcon}
        label={wishlistMessages.remove(product.name)}
        onClick={ignoreDoubleClick(onRemove)}
      />
    </div>
  );
}
