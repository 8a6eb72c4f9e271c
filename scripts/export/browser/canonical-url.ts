import { dashboard, dashboardAlias } from '@/lib/exported-paths.mjs';

/** One url for all spellings of a page. */
export function canonicalUrl(href: string, scope: string): string {
  const { origin, pathname } = new URL(href);
  const home = new URL(scope).pathname.slice(0, -1);
  const path = pathname.replaceAll('%26', '&').replace(/\/+$/, '');
  if (path.length <= home.length) return `${origin}${home}/`;
  return `${origin}${path === `${home}${dashboardAlias}` ? `${home}${dashboard}` : path}`;
}
