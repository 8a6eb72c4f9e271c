/** One url for all spellings of a page. Inlined into the worker, so it must not use imports. */
export function canonicalUrl(href, scope, alias) {
  const { origin, pathname } = new URL(href);
  const home = new URL(scope).pathname;
  const path = pathname.replaceAll('%26', '&').replace(/\/+$/, '');
  if (path.length < home.length) return `${origin}${home}`;
  return `${origin}${path === `${home}${alias.as}` ? `${home}${alias.of}` : path}`;
}
