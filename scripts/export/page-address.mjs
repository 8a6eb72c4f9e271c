/**
 * One address for all spellings of a page: no query, the `&` bare, no slash at its end, the dashboard by one name. It
 * becomes a part of the worker, so it takes nothing from elsewhere.
 */
export function pageAddress(href, scope, alias) {
  const { origin, pathname } = new URL(href);
  const home = new URL(scope).pathname;
  const path = pathname.replaceAll('%26', '&').replace(/\/+$/, '');
  if (path.length < home.length) return `${origin}${home}`;
  return `${origin}${path === `${home}${alias.as}` ? `${home}${alias.of}` : path}`;
}
