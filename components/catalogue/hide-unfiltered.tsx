'use client';

import { useHydrated } from '@/components/ui/use-hydrated';

const script =
  "if(location.search&&location.search!=='?')document.documentElement.setAttribute('data-unfiltered','')";

/**
 * Hides the list until the url query is read, so the unfiltered list does not flash. Inline, to run before
 * the first paint; omitted after hydration, where it would run too late and Trusted Types would block it.
 */
export function HideUnfiltered() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: script }} />;
}
