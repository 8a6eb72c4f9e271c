import { isTaxIncluded, taxLabel, taxPercent } from '@/shop/settings';
import { emptyCartHint } from '@/shop/texts';

const extras = taxPercent === 0 ? 'shipping' : 'shipping and tax';

export const cartMessages = {
  title: 'Cart',
  goods: 'Goods',
  description: `The products in your cart and what they cost with ${extras}.`,
  empty: 'Cart is empty',
  emptyHint: emptyCartHint,
  loading: 'Loading your cart',
  noScript: 'Your cart is kept in this browser. Please turn on JavaScript to see it.',
  backToShop: 'Back to Shop',
  proceed: 'Proceed to Payment >',
  payCash: 'Pay in cash?',
  payCard: 'Pay by card?',
  freeShippingGap: (amount: string) => `You only need ${amount} more to get free shipping!`,
  freeShipping: 'You have free shipping!',
  unitPrice: 'Price',
  lineTotal: 'Total',
  quantityOf: (action: string, product: string) => `${action} of ${product}`,
  removed: (count: number) => (count === 1 ? '1 item removed' : `${count} items removed`),
  undo: 'Undo',
  removeProduct: (product: string) => `Remove ${product}`,
  coupon: 'Coupon code',
  applyCoupon: 'Apply coupon',
  couponNote: "This code doesn't change your total.",
  summary: 'Order summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: isTaxIncluded ? `of which ${taxLabel} (${taxPercent}%)` : `Tax (${taxPercent}% ${taxLabel})`,
  taxNumber: `${taxLabel} number`,
  rounding: 'Rounding',
  total: 'Total',
  share: 'Share this cart',
  sendOrder: 'Send this order to the shop',
} as const;
