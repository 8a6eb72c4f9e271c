import * as v from 'valibot';
import { checkoutAddress, hasPlace, type AddressField, type CheckoutAddress } from '@/lib/domain/checkout';
import { storedEntries } from '@/lib/domain/stored-lines';

/** How many the device keeps. */
const mostSaved = 10;

/** Who and where. The same of these with other contacts is the same address, put right. */
const ownFields: readonly AddressField[] = ['firstName', 'lastName', 'street', 'city', 'state', 'country'];
const contacts: readonly AddressField[] = ['company', 'phone', 'email'];

/** Whether just this address is among the saved ones, all of its fields alike but for blanks around them. */
export function isSaved(saved: readonly CheckoutAddress[], address: CheckoutAddress): boolean {
  return saved.some((other) => isAlike(other, address, [...ownFields, ...contacts]));
}

/** The list with one more, the newest first; it takes the place of the same one with other contacts, and the oldest drops. */
export function withAddress(
  saved: readonly CheckoutAddress[],
  address: CheckoutAddress,
): readonly CheckoutAddress[] {
  return [address, ...saved.filter((other) => !isAlike(other, address, ownFields))].slice(0, mostSaved);
}

export function withoutAddress(
  saved: readonly CheckoutAddress[],
  address: CheckoutAddress,
): readonly CheckoutAddress[] {
  return saved.filter((other) => !isAlike(other, address, ownFields));
}

/** The addresses that storage holds; what is none is left out, one address stands once. Never throws. */
export function readSavedAddresses(stored: unknown): readonly CheckoutAddress[] {
  const addresses = storedEntries(stored).flatMap((entry) => {
    const parsed = v.safeParse(checkoutAddress, entry);
    return parsed.success && hasPlace(parsed.output) ? [parsed.output] : [];
  });
  return addresses.reduceRight<readonly CheckoutAddress[]>(withAddress, []);
}

function isAlike(one: CheckoutAddress, other: CheckoutAddress, fields: readonly AddressField[]): boolean {
  return fields.every((field) => one[field].trim() === other[field].trim());
}
