'use client';

import { useSyncExternalStore } from 'react';
import { footerMessages } from '@/messages/footer';

type Props = { readonly company: string; readonly builtInYear: number };

/** Shows the visitor's current year after hydration, the year of the build before. */
export function CopyrightLine({ company, builtInYear }: Props) {
  const year = useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => builtInYear,
  );
  return <p>{footerMessages.copyright(year, company)}</p>;
}
