'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { usePath } from '@/components/ui/use-path';
import { canonicalRoute, routes, type RouteKey } from '@/lib/routes';
import { dashboardMessages } from '@/messages/dashboard';

type Props = { readonly links: readonly { readonly label: string; readonly route: RouteKey }[] };

const linkClass = 'flex min-h-11 items-center rounded px-2 py-1 max-lg:text-sm';
const currentClass = 'bg-card font-semibold underline decoration-seal decoration-2 underline-offset-8';

/** Log Out is a link that does not log out, as specified (SES-02). */
export function DashboardMenu({ links }: Props) {
  const current = currentRoute(links, canonicalRoute(usePath()), useHash());
  const list = useRef<HTMLUListElement>(null);

  // On small screens it is one row that scrolls.
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
  }, [current]);

  return (
    <nav
      aria-label={dashboardMessages.menu}
      className="max-lg:border-b max-lg:border-line lg:sticky lg:top-24 lg:mt-12 lg:self-start"
    >
      <ul
        ref={list}
        className="max-lg:-mx-4 max-lg:flex max-lg:overflow-x-auto max-lg:px-2 max-lg:py-2 max-lg:whitespace-nowrap max-lg:fade-ends lg:-mx-2 lg:grid"
      >
        {links.map(({ label, route }) => (
          <li key={route}>
            <AppLink
              href={routes[route]}
              isCurrent={route === current}
              className={`${linkClass} ${route === current ? currentClass : 'hover:bg-line'}`}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function currentRoute(links: Props['links'], path: string, hash: string): RouteKey | undefined {
  if (path === routes.dashboardTrackOrderDetail) return 'dashboardTrackOrder';
  // Two links share the path of the dashboard, and differ only in the hash.
  if (path + hash === routes.dashboardOrders) return 'dashboardOrders';
  return links.find(({ route }) => path === routes[route])?.route;
}

/** Returns the hash with its `#`; an empty text without one, and during prerendering and hydration. */
function useHash(): string {
  return useSyncExternalStore(onHashChange, readHash, noHash);
}

/** Also listens to the Navigation API, because the router changes the url without a `hashchange` event. */
function onHashChange(onChange: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  // The router changes the url while React commits, so the callback waits for the next task.
  const onChangeSoon = () => void setTimeout(onChange);
  window.addEventListener('hashchange', onChangeSoon, { signal });
  window.addEventListener('popstate', onChangeSoon, { signal });
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', onChangeSoon, { signal });
  // Without the Navigation API, the url is read 300 ms after each click.
  else document.addEventListener('click', () => void setTimeout(onChange, 300), { signal });
  return () => events.abort();
}

const readHash = () => window.location.hash;
const noHash = () => '';
