import type { OrderWords } from '@/lib/domain/order-message';

/** The words of an order message, short ones, for tests. */
export const words: OrderWords = {
  subject: (reference) => `Order request ${reference}`,
  line: (qty, name, unit, total) => `${qty} x ${name} at ${unit} = ${total}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  rounding: 'Rounding',
  total: 'Total',
  coupon: 'Coupon',
  method: 'Payment',
  methods: { collect: 'Collect', cod: 'Cash', card: 'Card' },
  from: 'From',
  shipTo: 'Ship to',
  fromAndShipTo: 'From and ship to',
  notes: 'Notes',
  more: (count) => `and ${count} more`,
  cut: '(cut)',
  link: 'Cart',
};
