import { useEffect } from 'react';
import { answerWithPrefetched, prefetchPage } from '@/components/layout/page-prefetch';
import { pageLinkOf, usedPageLinks } from '@/lib/page-link';

/**
 * Prefetches the page of an AppLink that is hovered, touched or focused, not of one in view: thirty links would
 * request thirty files.
 */
export function LinkPrefetch() {
  useEffect(() => {
    const prefetchLinked = (link: HTMLAnchorElement | null) => {
      if (link !== null && link.pathname !== window.location.pathname) prefetchPage(link.pathname);
    };
    const prefetch = (event: Event) => prefetchLinked(pageLinkOf(event));
    // The interaction that has loaded this component may have reached a link.
    for (const link of usedPageLinks()) prefetchLinked(link);
    document.addEventListener('pointerover', prefetch);
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);

  useEffect(answerWithPrefetched, []);

  return null;
}
