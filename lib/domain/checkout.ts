import * as v from 'valibot';
import { freeShippingFromCents, shippingPercent, taxPercent } from '@/lib/domain/constants';
import { percentOfCents } from '@/lib/domain/money';

export type Bill = {
  readonly subtotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/**
 * What the shopper pays. Total by its formula and tax at 5%, each rounded half up; shipping is what is left,
 * so that every bill adds up (SUM-04 to SUM-06, A-39). An empty cart costs nothing (SUM-09).
 */
export function billFor(subtotalCents: number): Bill {
  const shipping = isShippingFree(subtotalCents) ? 0 : shippingPercent;
  const totalCents = percentOfCents(subtotalCents, 100 + taxPercent + shipping);
  const taxCents = percentOfCents(subtotalCents, taxPercent);
  return { subtotalCents, shippingCents: totalCents - subtotalCents - taxCents, taxCents, totalCents };
}

/** Free from a subtotal of exactly $50 (SUM-04). */
export function isShippingFree(subtotalCents: number): boolean {
  return subtotalCents >= freeShippingFromCents;
}

/** Cents still missing to free shipping, 0 from there on (CART-13). */
export function freeShippingGapCents(subtotalCents: number): number {
  return Math.max(0, freeShippingFromCents - subtotalCents);
}

export const paymentMethods = ['collect', 'cod', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const text = v.fallback(v.string(), '');

/** An address as storage may hold it: what is no text is empty. */
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

const noAddress: CheckoutAddress = {
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
  billing: v.fallback(checkoutAddress, noAddress),
  shipping: v.fallback(checkoutAddress, noAddress),
  shipsElsewhere: v.fallback(v.boolean(), false),
  notes: text,
  coupon: text,
  method: v.fallback(v.picklist(paymentMethods), 'card'),
});

/** What the shopper has typed into the checkout form; nothing in it is ever required (CHK-02). Card data is no part of it. */
export type CheckoutDraft = v.InferOutput<typeof draft>;

export const emptyDraft: CheckoutDraft = {
  billing: noAddress,
  shipping: noAddress,
  shipsElsewhere: false,
  notes: '',
  coupon: '',
  method: 'card',
};

/** The draft from what the tab's storage holds; never throws, what cannot be used is empty. */
export function readDraft(stored: unknown): CheckoutDraft {
  const parsed = v.safeParse(draft, stored);
  return parsed.success ? parsed.output : emptyDraft;
}

/** Whether an address says where to. */
export function hasPlace({ street, city }: CheckoutAddress): boolean {
  return `${street}${city}`.trim() !== '';
}

/** The lines of an address as printed, empty ones left out; none where nothing was typed. */
export function addressLines(typed: CheckoutAddress): string[] {
  const { firstName, lastName, company, street, city, state, country, phone, email } = typed;
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
