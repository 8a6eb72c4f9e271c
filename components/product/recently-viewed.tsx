'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { routes, withBasePath, withoutSlash } from '@/lib/routes';
import { rememberOpened } from '@/lib/stores/last-opened';

type Props = { readonly id: number };

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Remembers on this device that the product was looked at, and shows those before it. Nothing of it is loaded before the
 * shopper first moves: it stands far below, and who only passes has not looked. Where it does not come, nothing is amiss.
 */
export function RecentlyViewed({ id }: Props) {
  const [Shelf, setShelf] = useState<ComponentType<Props>>();

  useEffect(() => {
    const load = async () => {
      const { RecentShelf } = await import('@/components/product/recent-shelf');
      setShelf(() => RecentShelf);
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
      // The address is that of the next page by now, which reads what is remembered after this.
      if (withoutSlash(window.location.pathname) === withBasePath(routes.store)) rememberOpened(id);
    };
  }, [id]);

  return Shelf !== undefined && <Shelf id={id} />;
}
