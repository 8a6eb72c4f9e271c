import { fieldsOf, isText } from '@/lib/domain/stored-value';
import { paymentMethods, preselectedMethod } from '@/shop/settings';

export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'country',
  'street',
  'city',
  'state',
  'phone',
  'email',
] as const;
export type AddressField = (typeof addressFields)[number];
export type CheckoutAddress = { readonly [field in AddressField]: string };

const emptyAddress: CheckoutAddress = {
  firstName: '',
  lastName: '',
  company: '',
  country: '',
  street: '',
  city: '',
  state: '',
  phone: '',
  email: '',
};

/** What the shopper typed at checkout. Every field may be empty. Card data is never part of it. */
export type CheckoutDraft = {
  readonly billing: CheckoutAddress;
  readonly shipping: CheckoutAddress;
  readonly shipsElsewhere: boolean;
  readonly notes: string;
  readonly coupon: string;
  readonly method: (typeof paymentMethods)[number];
};

export const emptyDraft: CheckoutDraft = {
  billing: emptyAddress,
  shipping: emptyAddress,
  shipsElsewhere: false,
  notes: '',
  coupon: '',
  method: preselectedMethod,
};

/** Never throws; invalid fields get their defaults. */
export function readDraft(stored: unknown): CheckoutDraft {
  const { billing, shipping, shipsElsewhere, notes, coupon, method } = fieldsOf(stored);
  return {
    billing: readAddress(billing),
    shipping: readAddress(shipping),
    shipsElsewhere: shipsElsewhere === true,
    notes: textIn(notes),
    coupon: textIn(coupon),
    method: paymentMethods.find((known) => known === method) ?? preselectedMethod,
  };
}

/** Never throws; a field that is no text is empty. */
export function readAddress(stored: unknown): CheckoutAddress {
  const fields = fieldsOf(stored);
  const texts = addressFields.map((field) => [field, textIn(fields[field])]);
  return { ...emptyAddress, ...Object.fromEntries(texts) };
}

function textIn(value: unknown): string {
  return isText(value) ? value : '';
}

export function hasStreetOrCity({ street, city }: CheckoutAddress): boolean {
  return `${street}${city}`.trim() !== '';
}

export function addressLines(address: CheckoutAddress): string[] {
  const { firstName, lastName, company, street, city, state, country, phone, email } = address;
  const lines = [
    join([firstName, lastName], ' '),
    company,
    street,
    join([city, state], ', '),
    country,
    phone,
    email,
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function join(parts: readonly string[], separator: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);
}
