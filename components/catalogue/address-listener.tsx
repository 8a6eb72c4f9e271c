'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

type Props = {
  /** Must keep its identity, else it is called at every render. */
  readonly onChange: (search: string) => void;
};

/** Calls back when a link or a search changes the query while the catalogue is open. Stands in a Suspense of its own. */
export function AddressListener({ onChange }: Props) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}
