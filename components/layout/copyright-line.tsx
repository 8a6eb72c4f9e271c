'use client';

import { useSyncExternalStore } from 'react';
import { footerMessages } from '@/lib/messages/en/footer';

type Props = { readonly company: string; readonly builtInYear: number };

/** The year of the visitor's clock, also when the build is older (FRAME-19). */
export function CopyrightLine({ company, builtInYear }: Props) {
  const year = useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => builtInYear,
  );
  return <p>{footerMessages.copyright(year, company)}</p>;
}
