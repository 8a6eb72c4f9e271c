import { useSyncExternalStore } from 'react';
import { focusPageHeading } from '@/components/layout/focus-heading';
import { IconButton } from '@/components/ui/icon-button';
import { arrowUpIcon } from '@/components/ui/icons/arrow-up';
import { layoutMessages } from '@/messages/layout';

/** At the top of the page the button shows only with the focus and lets presses through to the content beneath. */
export function ScrollToTopButton() {
  const isAtTop = useSyncExternalStore(subscribeToScroll, isScrolledToTop, isInitiallyAtTop);
  return (
    <div
      className={`to-top fixed bottom-4 end-2 z-20 rounded-full border border-transparent bg-card shadow-float print:hidden ${isAtTop ? 'pointer-events-none opacity-0 focus-within:opacity-100 forced-colors:opacity-100' : ''}`}
    >
      <IconButton icon={arrowUpIcon} label={layoutMessages.toTop} onClick={scrollToTop} />
    </div>
  );
}

function scrollToTop(): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  focusPageHeading();
}

function subscribeToScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

const isScrolledToTop = () => window.scrollY <= 0;
const isInitiallyAtTop = () => true;
