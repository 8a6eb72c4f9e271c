import { CartLines } from '@/components/cart/cart-lines';
import { FreeShippingNote } from '@/components/checkout/free-shipping-note';
import { freeShippingGapCents, hasFreeShippingLimit } from '@/lib/domain/free-shipping';
import { patternFreeText, patternLine } from '@/lib/domain/cart-pattern';
import { summaryOf, type Product } from '@/lib/domain/product';
import { productParams } from '@/lib/routes';
import { cartMessages } from '@/messages/cart';

/**
 * What scripts/export/browser/cart-preview.ts shows a stored cart with, until React has loaded: a pattern for it to
 * clone and fill, and an element that React leaves alone.
 *
 * @param example any product of the shop, if there is one; the pattern shows its picture and leads to its page
 */
export function CartPreview({ example }: { readonly example: Product | undefined }) {
  if (example === undefined) return null;
  const line = patternLine({ ...summaryOf(example), slug: productParams(example).name });
  return (
    <>
      {/* Not even hidden is it said of a cart that it ships for free, unless it does. */}
      <div id="cart-pattern" data-free-text={cartMessages.freeShipping} hidden>
        <div>{hasFreeShippingLimit && <FreeShippingNote subtotalCents={0} />}</div>
        <div>
          {hasFreeShippingLimit && (
            <FreeShippingNote subtotalCents={freeShippingGapCents(0)} freeText={patternFreeText} />
          )}
        </div>
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
