import { emptyDraft } from '@/lib/domain/checkout';
import type { OrderWords } from '@/lib/domain/order-message';
import type { OrderRequest } from '@/lib/domain/order-request';

export const words: OrderWords = {
  subject: (reference) => `Order request ${reference}`,
  line: (qty, name, unit, total) => `${qty} x ${name} at ${unit} = ${total}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  taxNumber: 'Tax number',
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

export const cartLink = 'https://minato.example/Cart?items=2.2-4.1';

export const billing = {
  ...emptyDraft.billing,
  firstName: 'Sok',
  lastName: 'Dara',
  street: '12 Street 240',
  city: 'Phnom Penh',
  phone: '+855 12 000 000',
};

export const request: OrderRequest = {
  reference: '261122-K7QF',
  // 22 November 2026, 9:00 UTC.
  madeAt: 1_795_338_000_000,
  lines: [
    { id: 2, name: 'Matcha', qty: 2, unitCents: 2565 },
    { id: 4, name: 'Crackers', qty: 1, unitCents: 450 },
  ],
  draft: emptyDraft,
  sentBy: [],
};
