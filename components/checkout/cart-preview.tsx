import { CartLines } from '@/components/cart/cart-lines';
import { FreeShippingNote } from '@/components/checkout/free-shipping-note';
import { freeShippingGapCents, hasFreeShippingLimit } from '@/lib/domain/free-shipping';
import { patternLine } from '@/lib/domain/cart-pattern';
import type { Product } from '@/lib/domain/product';
import { productParams } from '@/lib/routes';

/**
 * What scripts/export/browser/cart-preview.ts shows a stored cart with, until React has loaded: a pattern for it to
 * clone and fill, and an element that React leaves alone.
 *
 * @param example any product; the pattern shows its picture and leads to its page
 */
export function CartPreview({ example }: { readonly example: Product }) {
  const line = patternLine({ ...example, slug: productParams(example).name });
  return (
    <>
      <div id="cart-pattern" hidden>
        <div>{hasFreeShippingLimit && <FreeShippingNote subtotalCents={0} />}</div>
        <div>{hasFreeShippingLimit && <FreeShippingNote subtotalCents={freeShippingGapCents(0)} />}</div>
        <div>
          <CartLines lines={[line]} />
        </div>
      </div>
      <div id="cart-preview" suppressHydrationWarning>
        {''}
      </div>
    </>
  );
}
