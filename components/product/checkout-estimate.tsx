import { CheckoutTotal } from '@/components/cart/checkout-total';
import { checkoutEstimate } from '@/lib/domain/checkout-estimate';
import type { Product } from '@/lib/domain/product';
import { useCart } from '@/lib/stores/cart-store';
import { checkoutTotalMessages } from '@/messages/checkout-total';

type Props = { readonly product: Product; readonly qty: number };

/** What the chosen quantity costs at checkout, together with the cart. Invisible while only a part of the cart is known. */
export function CheckoutEstimate({ product, qty }: Props) {
  // The products in the stored cart are loaded, so its total is final.
  const isKnown = useCart((state) => state.isKnown);
  const lines = useCart((state) => state.lines);
  const pending = useCart((state) => state.pending);
  const estimate = checkoutEstimate({ lines, pending }, product, qty);
  const suffixes = {
    chosen: undefined,
    cart: checkoutTotalMessages.allOfCart,
    'cart-with-chosen': checkoutTotalMessages.allWithCart(qty),
  };
  return (
    <div aria-live="polite" className={isKnown ? undefined : 'for-empty-cart'}>
      {estimate && <CheckoutTotal subtotalCents={estimate.subtotalCents} suffix={suffixes[estimate.of]} />}
    </div>
  );
}
