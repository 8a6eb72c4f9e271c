import { useEffect, useState } from 'react';
import type * as addressHints from '@/components/checkout/address-hints';
import type { CheckoutAddress } from '@/lib/domain/checkout';

export type AddressHints = typeof addressHints;

/** Loads the hints once an address has a country or a phone number. They stay undefined if loading fails. */
export function useAddressHints(addresses: readonly CheckoutAddress[]) {
  const [hints, setHints] = useState<AddressHints>();
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = addresses.some(({ country, phone }) => country !== '' || phone !== '');
  useEffect(() => {
    if (isNeeded) import('@/components/checkout/address-hints').then(setHints).catch(() => setFailed(true));
  }, [isNeeded]);
  return { hints, isLoading: isNeeded && hints === undefined && !hasFailed };
}
