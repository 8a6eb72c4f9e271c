'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { rememberOpenedId } from '@/components/product/last-opened';
import { withBasePath, withoutSlash } from '@/lib/base-path';
import { routes } from '@/lib/routes';

type Props = { readonly id: number };

const interactionEvents = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/** Loads RecentlyViewedList on the first interaction, as it is far below the fold; if that fails, shows nothing. */
export function RecentlyViewed({ id }: Props) {
  const [List, setList] = useState<ComponentType<Props>>();

  useEffect(() => {
    const listeners = new AbortController();
    const load = async () => {
      const { RecentlyViewedList } = await import('@/components/product/recently-viewed-list');
      setList(() => RecentlyViewedList);
    };
    const handleInteraction = () => void load().catch(() => undefined);
    const options = { passive: true, once: true, signal: listeners.signal };
    for (const type of interactionEvents) window.addEventListener(type, handleInteraction, options);
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    rememberOpenedId(undefined);
    return () => {
      // This cleanup runs after the url has changed, and before the catalogue reads the id.
      if (withoutSlash(window.location.pathname) === withBasePath(routes.store)) rememberOpenedId(id);
    };
  }, [id]);

  return List !== undefined && <List id={id} />;
}
