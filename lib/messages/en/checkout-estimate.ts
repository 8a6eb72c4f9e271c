import { taxPercent } from '@/shop/settings';

const extras = taxPercent === 0 ? 'shipping' : 'shipping and tax';

export const checkoutEstimateMessages = {
  atCheckout: 'At checkout:',
  /** Each fits one line of a phone of 320 px. */
  scope: {
    chosen: `in all, ${extras} included`,
    cart: `for your cart, ${extras} included`,
    'cart-with-chosen': `with your cart, ${extras} included`,
  },
} as const;
