/**
 * The names of the worker's caches for one shop; another shop of the same origin has another scope.
 * @param prefix the first part of each name, such as "my-shop"
 * @param scope the shop's base url, which ends with a slash
 */
export function cacheNamesOf(prefix: string, scope: string, buildId: string) {
  return { pages: `${prefix}-pages-${scope}-${buildId}`, pictures: `${prefix}-pictures-${scope}` };
}

/** True for every cache of the shop with this scope: of any build, and from before the shop was renamed. */
export function isCacheOf(scope: string, name: string): boolean {
  // Workbox ends the name of the precache so.
  const ends = [`-precache-v2-${scope}`, `-pictures-${scope}`];
  return ends.some((end) => name.endsWith(end)) || name.includes(`-pages-${scope}-`);
}
