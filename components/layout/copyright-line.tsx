'use client';

import { useSyncExternalStore } from 'react';
import { footerMessages } from '@/messages/footer';

type Props = { readonly company: string; readonly builtInYear: number };

export function CopyrightLine({ company, builtInYear }: Props) {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtInYear,
  );
  return <p>{footerMessages.copyright(year, company)}</p>;
}

const neverChanges = () => () => undefined;
