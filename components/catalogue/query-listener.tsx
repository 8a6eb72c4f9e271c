'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

type Props = {
  /** Must be stable: it is an effect dependency. */
  readonly onChange: (search: string) => void;
};

/** Reports query changes by client-side navigation. useSearchParams needs its own Suspense boundary. */
export function QueryListener({ onChange }: Props) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}
