import { dashboard, dashboardAlias } from '@/lib/exported-paths.mjs';

/**
 * The one url under which all spellings of a page, or of its payload, are cached. `scope` is the shop's base url and
 * ends with a slash.
 */
export function canonicalUrl(href: string, scope: string): string {
  const { origin, pathname } = new URL(href);
  const basePath = new URL(scope).pathname.slice(0, -1);
  const path = pathname.replaceAll('%26', '&').replace(/\/+$/, '');
  // The home page keeps the slash that the other paths lose.
  if (path === basePath) return `${origin}${basePath}/`;
  for (const extension of ['', '.txt'])
    if (path === basePath + dashboardAlias + extension) return origin + basePath + dashboard + extension;
  return origin + path;
}

/** The url of the payload that a page hydrates with; the arguments are a canonical url and the shop's base url. */
export function payloadUrl(page: string, scope: string): string {
  return page === scope ? `${scope}index.txt` : `${page}.txt`;
}

/** The page of a canonical payload url. */
export function pageUrl(payload: string): string {
  return payload.replace(/\/index\.txt$/, '/').replace(/\.txt$/, '');
}
