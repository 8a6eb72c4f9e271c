'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Later } from '@/components/ui/later';

export type SharedLinkProps = {
  /** The query that the page was opened with. */
  readonly search: string;
  /** The shopper has answered. */
  readonly onAnswered: () => void;
};

type Props = { readonly children: (props: SharedLinkProps) => ReactNode };

/** What asks about a link's items: fetched and shown only where the page was opened with such a link. */
export function SharedLink({ children }: Props) {
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(window.location.search), []);
  if (!/[?&]items=/.test(search)) return null;
  return <Later>{children({ search, onAnswered: () => setSearch('') })}</Later>;
}
