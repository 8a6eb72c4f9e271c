'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { requestTimeoutMs } from '@/lib/load-limits';
import { openedLinkOf } from '@/lib/page-link';

/**
 * Opens pressed AppLinks through the router and marks them while their page loads; after a timeout, leaves the
 * navigation to the browser.
 */
export function LinkNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [pressed, setPressed] = useState<HTMLAnchorElement>();

  // One listener for all links costs less script and hydration than next/link in each of them.
  useEffect(() => {
    function open(event: MouseEvent): void {
      const link = openedLinkOf(event);
      if (link === null || event.defaultPrevented) return;
      event.preventDefault();
      setPressed(link);
      startTransition(() => router.push(addressOf(link)));
    }
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [router]);

  useEffect(() => {
    if (!isPending || pressed === undefined) return undefined;
    pressed.toggleAttribute('data-pending', true);
    const timer = setTimeout(() => window.location.assign(pressed.href), requestTimeoutMs);
    return () => {
      clearTimeout(timer);
      pressed.removeAttribute('data-pending');
    };
  }, [isPending, pressed]);

  return null;
}

/** The absolute url, which contains the base path: the router adds it to paths only. */
function addressOf(link: HTMLAnchorElement) {
  const { host, pathname, search, hash } = link;
  return `${window.location.protocol === 'http:' ? 'http' : 'https'}://${host}${pathname}${search}${hash}` as const;
}
