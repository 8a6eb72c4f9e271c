import { withBasePath } from '@/lib/base-path';
import { correctedPath } from '@/lib/corrected-path';
import { productPath, routes } from '@/lib/routes';
import type { CatalogueState } from '@/lib/stores/catalogue-store';

/** '/OurStore/Tea/Sencha' splits at its slashes into '', 'OurStore', 'Tea' and 'Sencha'. */
const partsOfProductPath = 4;

/** Replaces the page by the one whose path is spelled like this page's, if there is one. */
export async function correctPath(loadCatalogue: CatalogueState['load']): Promise<void> {
  const { pathname, search, hash } = window.location;
  const path = pathname.slice(withBasePath('').length);
  const pages = Object.values(routes);

  function redirectToOneOf(knownPaths: readonly string[]): boolean {
    const corrected = correctedPath(path, knownPaths);
    // The corrected path of a correct path is undefined, so this cannot loop.
    if (corrected !== undefined) window.location.replace(`${withBasePath(corrected)}${search}${hash}`);
    return corrected !== undefined;
  }

  if (redirectToOneOf(pages) || path.split('/').length < partsOfProductPath) return;
  const catalogue = await loadCatalogue();
  redirectToOneOf([...(catalogue?.values() ?? [])].map(productPath));
}
