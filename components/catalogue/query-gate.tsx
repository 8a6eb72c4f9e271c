'use client';

import { useHydrated } from '@/components/ui/use-hydrated';

const script =
  "if(location.search&&location.search!=='?')document.documentElement.setAttribute('data-query','unread')";

/**
 * Opened with a query, the list is held back until the query is read, so that thirty products do not flash.
 * A script in the page, because it must run before the first paint; without JavaScript everything shows. Only the
 * exported page needs it: on the way within the shop it would run too late, and Trusted Types would stop it.
 */
export function QueryGate() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: script }} />;
}
