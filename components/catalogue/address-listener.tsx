'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** Calls back when a link or a search changes the query while the catalogue is open. Stands in a Suspense of its own. */
export function AddressListener({ onChange }: { readonly onChange: () => void }) {
  const search = useSearchParams().toString();
  // Only the address counts; the callback is new at every render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onChange, [search]);
  return null;
}
