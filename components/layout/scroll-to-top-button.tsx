'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { arrowUpIcon } from '@/components/ui/icon-paths';
import { frameMessages } from '@/lib/messages/en/frame';

/**
 * Round, fixed at the bottom right of every page (FRAME-23, FRAME-24). At the top of the page it is of no use, so
 * there it is dimmed, and a press goes to what lies under it.
 */
export function ScrollToTopButton() {
  const isAtTop = useSyncExternalStore(onScroll, isScrolledToTop, isAlways);
  return (
    <div
      data-floating
      className={`to-top fixed bottom-4 end-2 z-20 rounded-full border border-transparent bg-card shadow-float ${isAtTop ? 'pointer-events-none opacity-40 forced-colors:opacity-100' : ''}`}
    >
      <IconButton icon={arrowUpIcon} label={frameMessages.toTop} onClick={scrollToTop} />
    </div>
  );
}

function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

function onScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

const isScrolledToTop = () => window.scrollY <= 0;
const isAlways = () => true;
