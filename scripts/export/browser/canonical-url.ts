import { dashboard, dashboardAlias } from '@/lib/exported-paths.mjs';

/** The one url under which all spellings of a page are cached. `scope` is the shop's base url and ends with a slash. */
export function canonicalUrl(href: string, scope: string): string {
  const { origin, pathname } = new URL(href);
  const basePath = new URL(scope).pathname.slice(0, -1);
  const path = pathname.replaceAll('%26', '&').replace(/\/+$/, '');
  // Only the path of the home page is as short as the base path.
  if (path.length <= basePath.length) return `${origin}${basePath}/`;
  if (path === basePath + dashboardAlias) return origin + basePath + dashboard;
  return origin + path;
}
