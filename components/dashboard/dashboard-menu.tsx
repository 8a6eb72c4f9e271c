'use client';

import { useHash } from '@/components/dashboard/use-hash';
import { AppLink } from '@/components/ui/app-link';
import { usePath } from '@/components/ui/use-path';
import { dashboardMessages } from '@/lib/messages/en/dashboard';
import { routes, type RouteKey } from '@/lib/routes';

type Props = { readonly links: readonly { readonly label: string; readonly route: RouteKey }[] };

const shape = 'flex min-h-11 items-center rounded px-3 py-1 max-lg:text-sm';

/** The side menu, in the order of DASH-01; it marks where one is (DASH-09, A-59). Log Out is a link and no more (SES-02). */
export function DashboardMenu({ links }: Props) {
  const current = currentRoute(usePath(), useHash());
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

const byPath: readonly RouteKey[] = [
  'dashboard',
  'dashboardTrackOrder',
  'dashboardWishlist',
  'dashboardCart',
  'dashboardAddress',
  'dashboardResetPassword',
];

function currentRoute(path: string, hash: string): RouteKey | undefined {
  if (isSame(path, routes.dashboardTrackOrderDetail)) return 'dashboardTrackOrder';
  const route = byPath.find((key) => isSame(path, routes[key]));
  // The hash decides which of the two is meant.
  return route === 'dashboard' && routes.dashboardOrders.endsWith(`#${hash.slice(1)}`)
    ? 'dashboardOrders'
    : route;
}

/** /UserDashBoard is answered with the dashboard. */
function isSame(path: string, route: string): boolean {
  return path.toLowerCase() === route.toLowerCase();
}
