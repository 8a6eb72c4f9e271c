import {
  addressFields,
  addressLines,
  hasStreetOrCity,
  readAddress,
  type AddressField,
  type CheckoutAddress,
} from '@/lib/domain/checkout';
import { storedList } from '@/lib/domain/stored-list';

const maxSaved = 10;

const contactFields: readonly AddressField[] = ['company', 'phone', 'email'];
/** Addresses with the same values here count as one, so an address with other contacts replaces the saved one. */
const identityFields = addressFields.filter((field) => !contactFields.includes(field));

export function addressName(address: CheckoutAddress): string {
  return addressLines({ ...address, company: '', phone: '', email: '' }).join(', ');
}

export function isSaved(saved: readonly CheckoutAddress[], address: CheckoutAddress): boolean {
  return saved.some((other) => areEqualIn(other, address, addressFields));
}

export function withAddress(
  saved: readonly CheckoutAddress[],
  address: CheckoutAddress,
): readonly CheckoutAddress[] {
  return [address, ...withoutAddress(saved, address)].slice(0, maxSaved);
}

/** The oldest address, if adding this one would drop it; the UI warns first. */
export function evictedAddress(
  saved: readonly CheckoutAddress[],
  address: CheckoutAddress,
): CheckoutAddress | undefined {
  return saved.some((other) => areEqualIn(other, address, identityFields)) ? undefined : saved[maxSaved - 1];
}

export function withoutAddress(
  saved: readonly CheckoutAddress[],
  address: CheckoutAddress,
): readonly CheckoutAddress[] {
  return saved.filter((other) => !areEqualIn(other, address, identityFields));
}

/** Never throws; drops invalid and duplicate entries. */
export function readSavedAddresses(stored: unknown): readonly CheckoutAddress[] {
  const addresses = (storedList(stored) ?? []).map(readAddress).filter(hasStreetOrCity);
  // Added from the oldest to the newest, which is stored first.
  return addresses.reduceRight<readonly CheckoutAddress[]>(withAddress, []);
}

function areEqualIn(a: CheckoutAddress, b: CheckoutAddress, fields: readonly AddressField[]): boolean {
  return fields.every((field) => a[field].trim() === b[field].trim());
}
