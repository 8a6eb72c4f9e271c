'use client';

import { useEffect } from 'react';
import { correctedPath, productPath, routes, withBasePath } from '@/lib/routes';
import { useCatalogueSource } from '@/lib/stores/catalogue-provider';

/** On the not-found page: a wrongly spelled address of a page that exists is put right, once. Shows nothing. */
export function AddressCorrection() {
  const source = useCatalogueSource();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = pathname.slice(withBasePath('').length);
    const pages = Object.values(routes);

    function goTo(known: readonly string[]): boolean {
      const meant = correctedPath(path, known);
      // The address that is replaced is never one that is known, so this cannot go round.
      if (meant !== undefined) window.location.replace(`${withBasePath(meant)}${search}${hash}`);
      return meant !== undefined;
    }

    // The catalogue is asked for only where the address is as long as a product's.
    if (goTo(pages) || path.split('/').length < 4) return;
    void source.load().then((catalogue) => goTo([...(catalogue?.values() ?? [])].map(productPath)));
  }, [source]);

  return null;
}
