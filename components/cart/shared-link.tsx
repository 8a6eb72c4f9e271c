'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { readItems } from '@/lib/domain/shared-items';

export type SharedLinkProps = {
  /** `location.search` when the page opened. */
  readonly search: string;
  readonly onAnswered: () => void;
};

type Props = { readonly children: (props: SharedLinkProps) => ReactNode };

/** Mounts its lazy children only when the url carries shared items. */
export function SharedLink({ children }: Props) {
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(window.location.search), []);
  if (readItems(search) === undefined) return null;
  return <LazyBoundary>{children({ search, onAnswered: () => setSearch('') })}</LazyBoundary>;
}
