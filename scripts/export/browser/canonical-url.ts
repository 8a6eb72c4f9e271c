import { dashboard, dashboardAlias } from '@/lib/exported-paths.mjs';

/** The one url under which all spellings of a page are cached. `scope` is the shop's base url and ends with a slash. */
export function canonicalUrl(href: string, scope: string): string {
  const { origin, pathname } = new URL(href);
  const basePath = new URL(scope).pathname.slice(0, -1);
  const path = pathname.replaceAll('%26', '&').replace(/\/+$/, '');
  // The home page keeps the slash that the other paths lose.
  if (path === basePath) return `${origin}${basePath}/`;
  if (path === basePath + dashboardAlias) return origin + basePath + dashboard;
  return origin + path;
}
