'use client';

import { IconButton } from '@/components/ui/icon-button';
import { arrowUpIcon } from '@/components/ui/icon-paths';
import { frameMessages } from '@/lib/messages/en';

/** Round, fixed at the bottom right of every page (FRAME-23, FRAME-24). */
export function ScrollToTopButton() {
  return (
    <div data-floating className="fixed bottom-4 end-4 z-20 rounded-full bg-card shadow-float">
      <IconButton icon={arrowUpIcon} label={frameMessages.toTop} onClick={scrollToTop} />
    </div>
  );
}

function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}
