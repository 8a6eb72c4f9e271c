'use client';

import { useSyncExternalStore } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { usePath } from '@/components/ui/use-path';
import { canonicalRoute, routes, type RouteKey } from '@/lib/routes';
import { dashboardMessages } from '@/messages/dashboard';

type Props = { readonly links: readonly { readonly label: string; readonly route: RouteKey }[] };

const shape = 'flex min-h-11 items-center rounded px-3 py-1 max-lg:text-sm';

/** Log Out is a link that does not log out, as specified (SES-02). */
export function DashboardMenu({ links }: Props) {
  const current = currentRoute(links, canonicalRoute(usePath()), useHash());
  return (
    <nav
      aria-label={dashboardMessages.menu}
      className="max-lg:mb-8 max-lg:border-b max-lg:border-line max-lg:pb-4 lg:sticky lg:top-24 lg:mt-12 lg:self-start"
    >
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-4 lg:grid-cols-1">
        {links.map(({ label, route }) => (
          <li key={route}>
            <AppLink
              href={routes[route]}
              isCurrent={route === current}
              className={`${shape} ${route === current ? 'bg-ink text-card forced-colors:underline' : 'hover:bg-line'}`}
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
  const route = links.find((link) => path === routes[link.route])?.route;
  // Two links share this path; the hash distinguishes them.
  return route === 'dashboard' && routes.dashboardOrders.endsWith(`#${hash.slice(1)}`)
    ? 'dashboardOrders'
    : route;
}

/** Includes the `#`; empty during prerendering and hydration. */
function useHash(): string {
  return useSyncExternalStore(subscribe, readHash, noHash);
}

/** The router changes the url without `hashchange`, so also listen to the Navigation API. */
function subscribe(onChange: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  // Deferred: the router changes the url while React is committing.
  const soon = () => void setTimeout(onChange);
  window.addEventListener('hashchange', soon, { signal });
  window.addEventListener('popstate', soon, { signal });
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', soon, { signal });
  // Without the Navigation API, check 300 ms after a click.
  else document.addEventListener('click', () => void setTimeout(onChange, 300), { signal });
  return () => events.abort();
}

const readHash = () => window.location.hash;
const noHash = () => '';
