import { collectHint } from '@/shop/texts';

export const checkoutMessages = {
  address: 'Address',
  payment: 'Payment',
  aheadTitle: 'For later',
  ahead: 'Fill this in now, or once there is something in your cart.',
  billing: 'Billing details',
  shipsElsewhere: 'Ship to a different address?',
  shipping: 'Shipping details',
  forShipping: 'for shipping',
  notes: 'Order notes',
  optional: '(optional)',
  chooseCountry: 'Choose a country',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    country: 'Country',
    street: 'Street address',
    city: 'City',
    state: 'State or province',
    phone: 'Phone',
    email: 'Email',
  },
  method: 'Payment method',
  methods: { collect: 'Collect and Pay', cod: 'COD (Cash on Delivery)', card: 'Credit/Debit Card' },
} as const;

/** Stands outside the object above: the build inlines that object's texts only while none of them uses an import. */
export const methodHints = {
  collect: collectHint,
  cod: 'Pay in cash when your order arrives.',
  card: 'Pay by card on the next page.',
} as const;
