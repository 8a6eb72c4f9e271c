'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { Island } from '@/components/ui/island';
import { routes, withBasePath, withoutSlash } from '@/lib/routes';
import { rememberOpened } from '@/lib/stores/last-opened';

const RecentShelf = lazy(async () => {
  const { RecentShelf: shelf } = await import('@/components/product/recent-shelf');
  return { default: shelf };
});

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Remembers on this device that the product was looked at, and shows those before it. Nothing of it is loaded before the
 * shopper first moves: it stands far below, and who only passes has not looked.
 */
export function RecentlyViewed({ id }: { readonly id: number }) {
  const [isAwaited, setAwaited] = useState(false);

  useEffect(() => {
    const wake = () => setAwaited(true);
    for (const sign of signs) window.addEventListener(sign, wake, { passive: true });
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

  return (
    isAwaited && (
      <Island>
        <Suspense fallback={null}>
          <RecentShelf current={id} />
        </Suspense>
      </Island>
    )
  );
}
