import { collectHint } from '@/shop/texts';

export const checkoutMessages = {
  address: 'Address',
  payment: 'Payment',
  aheadTitle: 'For later',
  ahead: 'Fill this in now, or once there is something in your cart.',
  method: 'Payment method',
  methods: { collect: 'Collect and Pay', cod: 'COD (Cash on Delivery)', card: 'Credit/Debit Card' },
  orReview: 'Or check everything first:',
} as const;

/** Stands outside the object above: the build inlines that object's texts only while none of them uses an import. */
export const methodHints = {
  collect: collectHint,
  cod: 'Pay in cash when your order arrives.',
  card: 'Pay by card on the next page.',
} as const;
