'use client';

import { useHydrated } from '@/components/ui/use-hydrated';

const script = "if(location.search)document.documentElement.setAttribute('data-unfiltered','')";

/**
 * Hides the list until the url query is read, so that the unfiltered list does not flash. The script is
 * inline, to run before the first paint. It is omitted after hydration, where it would be too late and
 * Trusted Types would block it.
 */
export function HideUnfiltered() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: script }} />;
}
