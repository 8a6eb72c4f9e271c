'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { rememberOpened } from '@/components/product/last-opened';
import { withBasePath, withoutSlash } from '@/lib/base-path';
import { routes } from '@/lib/routes';

type Props = { readonly id: number };

const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/** Loads RecentlyViewedList on the first interaction, as it is far below the fold. A failed import shows nothing. */
export function RecentlyViewed({ id }: Props) {
  const [List, setList] = useState<ComponentType<Props>>();

  useEffect(() => {
    const listening = new AbortController();
    const load = async () => {
      const { RecentlyViewedList } = await import('@/components/product/recently-viewed-list');
      setList(() => RecentlyViewedList);
    };
    const handleInteraction = () => void load().catch(() => undefined);
    const options = { passive: true, once: true, signal: listening.signal };
    for (const type of interactions) window.addEventListener(type, handleInteraction, options);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    rememberOpened(undefined);
    return () => {
      // The cleanup runs after the url changes, and before the next page reads this.
      if (withoutSlash(window.location.pathname) === withBasePath(routes.store)) rememberOpened(id);
    };
  }, [id]);

  return List !== undefined && <List id={id} />;
}
