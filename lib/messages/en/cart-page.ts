import { taxPercent } from '@/shop/settings';

const extras = taxPercent === 0 ? 'shipping' : 'shipping and tax';

/** Apart from the texts that ship to the browser. */
export const cartPageMessages = {
  description: `The products in your cart and what they cost with ${extras}.`,
} as const;
