import { withBasePath } from '@/lib/base-path';

/**
 * Gives the home page's url a slash at its end, and takes it from all others. This must run before the router starts,
 * which would request the data of `/Cart/` as `/Cart/index.txt`, a copy of `/Cart.txt` that the export lacks.
 */
export function correctLastSlash(): void {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/\/+$/, '');
  const correctPath = path === withBasePath('') ? `${path}/` : path;
  if (correctPath !== pathname)
    window.history.replaceState(window.history.state, '', correctPath + search + hash);
}
