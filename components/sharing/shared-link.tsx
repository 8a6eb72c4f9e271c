'use client';

import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '@/components/loading/lazy-boundary';

const OfferDialog = lazy(async () => ({
  default: (await import('@/components/sharing/offer-dialog')).OfferDialog,
}));

/** Opens a dialog if the url carries shared items, which the dialog offers to add to the list. */
export function SharedLink({ list }: { readonly list: 'cart' | 'wishlist' }) {
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(window.location.search), []);
  if (!/[?&]items=/.test(search)) return null;
  return (
    <LazyBoundary>
      <OfferDialog list={list} search={search} onAnswered={() => setSearch('')} />
    </LazyBoundary>
  );
}
