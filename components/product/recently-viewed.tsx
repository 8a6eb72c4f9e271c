'use client';

import { lazy, Suspense, useEffect } from 'react';
import { Island } from '@/components/ui/island';
import { routes, withBasePath, withoutSlash } from '@/lib/routes';
import { rememberOpened } from '@/lib/stores/last-opened';
import { RecentProvider, useRecent } from '@/lib/stores/recent-provider';

// A first visit has nothing to show and loads nothing.
const RecentShelf = lazy(async () => {
  const { RecentShelf: shelf } = await import('@/components/product/recent-shelf');
  return { default: shelf };
});

type Props = { readonly id: number };

/** Remembers on this device that the product was looked at, and shows those before it. */
export function RecentlyViewed(props: Props) {
  return (
    <RecentProvider>
      <Viewing {...props} />
    </RecentProvider>
  );
}

function Viewing({ id }: Props) {
  const hasOthers = useRecent(({ viewings }) => viewings.some((viewing) => viewing.id !== id));
  const view = useRecent((state) => state.view);

  useEffect(() => view(id), [view, id]);

  useEffect(() => {
    rememberOpened(undefined);
    return () => {
      // The address is that of the next page by now, which reads what is remembered after this.
      if (withoutSlash(window.location.pathname) === withBasePath(routes.store)) rememberOpened(id);
    };
  }, [id]);

  return (
    hasOthers && (
      <Island>
        <Suspense fallback={null}>
          <RecentShelf current={id} />
        </Suspense>
      </Island>
    )
  );
}
