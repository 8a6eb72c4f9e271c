'use client';

import { useEffect } from 'react';
import { withBasePath } from '@/lib/base-path';
import { correctedPath, productPath, routes } from '@/lib/routes';
import { useCatalogue } from '@/lib/stores/catalogue-store';

/** '/OurStore/Tea/Sencha' splits at its slashes into '', 'OurStore', 'Tea' and 'Sencha'. */
const partsOfProductPath = 4;

/** Redirects a misspelled path on the not-found page to the page it means. Renders nothing. */
export function PathCorrection() {
  const load = useCatalogue((state) => state.load);

  useEffect(() => {
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
    void load().then((catalogue) => redirectToOneOf([...(catalogue?.values() ?? [])].map(productPath)));
  }, [load]);

  return null;
}
