'use client';

import { useEffect } from 'react';
import { useCatalogue, type CatalogueState } from '@/lib/stores/catalogue-store';

/** Redirects a misspelled path on the not-found page to the page it means. Renders nothing. */
export function PathCorrection() {
  const load = useCatalogue((state) => state.load);
  useEffect(() => void redirect(load), [load]);
  return null;
}

/** Every page loads the components of the not-found page, so the rule loads when it is needed. */
async function redirect(load: CatalogueState['load']): Promise<void> {
  try {
    const { correctPath } = await import('@/components/layout/correct-path');
    await correctPath(load);
  } catch {
    // The page says that it was not found.
  }
}
