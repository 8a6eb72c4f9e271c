import { ConvertedPrice } from '@/components/currency/converted-price';
import { checkoutEstimate } from '@/lib/domain/checkout-estimate';
import { formatCents } from '@/lib/domain/money';
import type { Product } from '@/lib/domain/product';
import { useCart } from '@/lib/stores/cart-store';
import { checkoutEstimateMessages as messages } from '@/messages/checkout-estimate';

type Props = { readonly product: Product; readonly qty: number };

/** What the chosen quantity costs at checkout, together with the cart. Invisible while only a part of the cart is known. */
export function CheckoutEstimate({ product, qty }: Props) {
  // The products in the stored cart are loaded, so its total is final.
  const isKnown = useCart((state) => state.isKnown);
  const lines = useCart((state) => state.lines);
  const pending = useCart((state) => state.pending);
  const estimate = checkoutEstimate({ lines, pending }, product, qty);
  return (
    <div aria-live="polite" className={isKnown ? undefined : 'for-empty-cart'}>
      {estimate && (
        <p className="text-ink-soft">
          {messages.atCheckout}{' '}
          <span className="money font-semibold text-ink">{formatCents(estimate.totalCents)}</span>
          <ConvertedPrice cents={estimate.totalCents} />{' '}
          <span className="block">{messages.scope[estimate.scope]}</span>
        </p>
      )}
    </div>
  );
}
