'use client';

import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '@/components/loading/lazy-boundary';

const OfferDialog = lazy(async () => ({
  default: (await import('@/components/sharing/offer-dialog')).OfferDialog,
}));

/** Opens a dialog when the url carries shared items for this list. */
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
