'use client';

import { AppLink } from '@/components/ui/app-link';
import { usePath } from '@/components/ui/use-path';
import { canonicalRoute, routes, type RouteKey } from '@/lib/routes';

export type NavItem = { readonly label: string; readonly route: RouteKey };

type Props = { readonly item: NavItem; readonly className?: string; readonly onClick?: () => void };

export function NavLink({ item, className = '', ...rest }: Props) {
  const href = routes[item.route];
  const isCurrent = canonicalRoute(usePath()) === href;
  const underline = isCurrent ? 'underline decoration-seal decoration-2' : 'hover:underline';
  return (
    <AppLink
      href={href}
      isCurrent={isCurrent}
      className={`inline-flex min-h-11 items-center underline-offset-8 ${underline} ${className}`}
      {...rest}
    >
      {item.label}
    </AppLink>
  );
}
