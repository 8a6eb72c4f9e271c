import { billFor } from '@/lib/domain/bill';
import { qtyInCart, subtotalCents, type CartContent } from '@/lib/domain/cart';
import { lineTotalCents } from '@/lib/domain/money';
import { availableQty, isInStock, type Product } from '@/lib/domain/product';

type Estimate = {
  readonly totalCents: number;
  readonly scope: 'chosen' | 'cart' | 'cart-with-chosen';
};

/** What the product page names as the cost at checkout: once the chosen quantity is in the cart, that of the cart. */
export function checkoutEstimate(
  cart: Pick<CartContent, 'lines' | 'pending'>,
  product: Product,
  qty: number,
): Estimate | undefined {
  const inCart = qtyInCart(cart, product.id);
  if (!isInStock(product) || inCart + qty > availableQty(product)) return undefined;
  const inCartCents = subtotalCents(cart.lines);
  if (inCart >= qty) return { totalCents: billFor(inCartCents).totalCents, scope: 'cart' };
  const { totalCents } = billFor(inCartCents + lineTotalCents(product, qty));
  return { totalCents, scope: inCartCents > 0 ? 'cart-with-chosen' : 'chosen' };
}
