'use client';

import { useEffect } from 'react';
import { Late } from '@/components/loading/late';
import { rememberOpenedId } from '@/components/product/last-opened';
import { withBasePath, withoutSlash } from '@/lib/base-path';
import { routes } from '@/lib/routes';

const loadList = async () => (await import('@/components/product/recently-viewed-list')).RecentlyViewedList;

/** Loads RecentlyViewedList on the first interaction, as it is far below the fold; if that fails, shows nothing. */
export function RecentlyViewed({ id }: { readonly id: number }) {
  useEffect(() => {
    rememberOpenedId(undefined);
    return () => {
      // This cleanup runs after the url has changed, and before the catalogue reads the id.
      if (withoutSlash(window.location.pathname) === withBasePath(routes.store)) rememberOpenedId(id);
    };
  }, [id]);

  return <Late load={loadList} props={{ id }} />;
}
