'use client';

import { useEffect } from 'react';
import { withBasePath } from '@/lib/base-path';
import { correctedPath, productPath, routes } from '@/lib/routes';
import { useCatalogue } from '@/lib/stores/catalogue-store';

/** Redirects a misspelled path on the not-found page to the page it means. Renders nothing. */
export function PathCorrection() {
  const load = useCatalogue((state) => state.load);

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = pathname.slice(withBasePath('').length);
    const pages = Object.values(routes);

    function goTo(known: readonly string[]): boolean {
      const meant = correctedPath(path, known);
      // A correctly spelled path yields undefined, so this cannot loop.
      if (meant !== undefined) window.location.replace(`${withBasePath(meant)}${search}${hash}`);
      return meant !== undefined;
    }

    // Load the catalogue only when the path is as deep as a product's.
    if (goTo(pages) || path.split('/').length < 4) return;
    void load().then((catalogue) => goTo([...(catalogue?.values() ?? [])].map(productPath)));
  }, [load]);

  return null;
}
