import * as v from 'valibot';
import { paymentMethods, preselectedMethod } from '@/shop/settings';

const text = v.fallback(v.string(), '');

export const checkoutAddress = v.object({
  firstName: text,
  lastName: text,
  company: text,
  country: text,
  street: text,
  city: text,
  state: text,
  phone: text,
  email: text,
});
export type CheckoutAddress = v.InferOutput<typeof checkoutAddress>;
export type AddressField = keyof CheckoutAddress;

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

const draft = v.object({
  billing: v.fallback(checkoutAddress, emptyAddress),
  shipping: v.fallback(checkoutAddress, emptyAddress),
  shipsElsewhere: v.fallback(v.boolean(), false),
  notes: text,
  coupon: text,
  method: v.fallback(v.picklist(paymentMethods), preselectedMethod),
});

/** What the shopper typed at checkout. Every field may be empty. Card data is never part of it. */
export type CheckoutDraft = v.InferOutput<typeof draft>;

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
  const parsed = v.safeParse(draft, stored);
  return parsed.success ? parsed.output : emptyDraft;
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
