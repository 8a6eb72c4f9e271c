import { taxPercent } from '@/shop/settings';

const extras = taxPercent === 0 ? 'shipping' : 'shipping and tax';

export const checkoutTotalMessages = {
  atCheckout: 'At checkout:',
  allIncluded: `in all, ${extras} included`,
  allOfCart: `for your cart, ${extras} included`,
  allWithCart: (qty: number) =>
    `for your cart with ${qty === 1 ? 'this' : `these ${qty}`} added, ${extras} included`,
} as const;
