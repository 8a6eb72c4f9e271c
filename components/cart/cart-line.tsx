'use client';

import { stockFullNotice } from '@/components/cart/use-add-to-cart';
import { Amount } from '@/components/currency/amount';
import { AppLink } from '@/components/ui/app-link';
import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icons/trash';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { Picture } from '@/components/ui/picture';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { CartLine as Line } from '@/lib/domain/cart';
import { lineTotalCents, unitPriceCents } from '@/lib/domain/money';
import { cartPictureSizes } from '@/lib/domain/picture';
import { availableQty, pictureOf } from '@/lib/domain/product';
import { parseQuantity } from '@/lib/domain/quantity';
import { productPath } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices } from '@/lib/stores/notice-store';
import { cartMessages } from '@/messages/cart';
import { productMessages } from '@/messages/product';

type Props = { readonly line: Line; readonly onRemove: () => void };

export function CartLine({ line: { product, qty }, onRemove }: Props) {
  const update = useCart((state) => state.update);
  const show = useNotices((state) => state.show);

  /** Removes the line at 0 or less. Returns the quantity to display, which is the old one if refused. */
  function changeQty(wanted: number): number {
    if (wanted <= 0) {
      onRemove();
      return qty;
    }
    const { kind } = update(product.id, wanted);
    if (kind === 'stock-full') show(stockFullNotice);
    return kind === 'updated' ? wanted : qty;
  }

  function enterQty(text: string): number {
    const entered = parseQuantity(text);
    return entered === undefined ? qty : changeQty(entered);
  }

  // By these ids a press on the preview finds its control; see scripts/export/browser/cart-preview.ts.
  const id = `line-${product.id}`;
  const labelFor = (action: string) => cartMessages.quantityOf(action, product.name);
  return (
    <div className="cart-line">
      <Picture
        {...pictureOf(product, product.img)}
        sizes={cartPictureSizes}
        className="aspect-square w-full rounded"
      />
      <div>
        <h3 className="font-sans text-base font-semibold">
          <AppLink id={`${id}-link`} href={productPath(product)} className="hover:underline">
            {product.name}
          </AppLink>
        </h3>
        <p className="money text-ink-soft">
          <span className="sr-only">{cartMessages.unitPrice} </span>
          <Amount cents={unitPriceCents(product)} convertedClassName="block" />
        </p>
      </div>
      <p className="money text-end font-semibold">
        <span className="sr-only">{cartMessages.lineTotal} </span>
        <Amount
          cents={lineTotalCents(product, qty)}
          convertedClassName="block text-ink-soft max-[22rem]:whitespace-normal"
        />
      </p>
      <div>
        <QuantityStepper
          id={`${id}-quantity`}
          value={qty}
          min={0}
          max={availableQty(product)}
          labels={{
            field: labelFor(productMessages.quantity),
            decrease: labelFor(productMessages.decrease),
            increase: labelFor(productMessages.increase),
          }}
          onStep={changeQty}
          onEnter={enterQty}
        />
        <IconButton
          id={`${id}-remove`}
          icon={trashIcon}
          label={cartMessages.removeProduct(product.name)}
          className="-me-3"
          onClick={ignoreDoubleClick(onRemove)}
        />
      </div>
    </div>
  );
}
