'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { rememberOpened } from '@/components/product/last-opened';
import { withBasePath, withoutSlash } from '@/lib/base-path';
import { routes } from '@/lib/routes';

type Props = { readonly id: number };

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/** Loads RecentlyViewedList on the first interaction, as it is far below the fold. A failed import shows nothing. */
export function RecentlyViewed({ id }: Props) {
  const [Shelf, setShelf] = useState<ComponentType<Props>>();

  useEffect(() => {
    const load = async () => {
      const { RecentlyViewedList } = await import('@/components/product/recently-viewed-list');
      setShelf(() => RecentlyViewedList);
    };
    const wake = () => void load().catch(() => undefined);
    for (const sign of signs) window.addEventListener(sign, wake, { passive: true, once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, []);

  useEffect(() => {
    rememberOpened(undefined);
    return () => {
      // The cleanup runs after the url changes, and before the next page reads this.
      if (withoutSlash(window.location.pathname) === withBasePath(routes.store)) rememberOpened(id);
    };
  }, [id]);

  return Shelf !== undefined && <Shelf id={id} />;
}
