'use client';

import { Activity, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LostFiles } from '@/components/layout/lost-files';
import { Spinner } from '@/components/ui/spinner';
import { usePath } from '@/components/ui/use-path';
import { curtainMs } from '@/lib/domain/constants';
import { frameMessages } from '@/lib/messages/en/frame';

/**
 * The main part of every page. At each change of the path it starts at the top and shows a spinner for one
 * second before the new content, which is mounted meanwhile (FRAME-20 to FRAME-22, A-07, A-08).
 */
export function RouteCurtain({ children }: { readonly children: ReactNode }) {
  const path = usePath();
  const [knownPath, setKnownPath] = useState(path);
  const [isDrawn, setDrawn] = useState(false);
  const main = useRef<HTMLElement>(null);
  const wasDrawn = useRef(false);

  // While rendering rather than in an effect, so that the new content never shows for a frame.
  if (knownPath !== path) {
    setKnownPath(path);
    setDrawn(true);
  }

  useLayoutEffect(() => {
    if (isDrawn) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isDrawn, path]);

  useEffect(() => {
    if (!isDrawn) return undefined;
    const timer = setTimeout(() => setDrawn(false), curtainMs);
    return () => clearTimeout(timer);
  }, [isDrawn, path]);

  useEffect(() => {
    if (wasDrawn.current && !isDrawn) arrive(main.current);
    wasDrawn.current = isDrawn;
  }, [isDrawn]);

  useEffect(leaveScrollingToUs, []);

  return (
    // The footer is never in the first window: whatever comes later, nothing that one sees moves (CLS 0).
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      aria-busy={isDrawn}
      className="relative min-h-[calc(100svh-4rem)] grow"
    >
      <div className={isDrawn ? 'invisible print:visible' : ''}>
        {/* React wakes the frame first, and the page in a task of its own: a cheap phone is never busy for long. */}
        <Activity>
          <LostFiles />
          {children}
        </Activity>
      </div>
      {isDrawn && (
        <div data-curtain className="absolute inset-x-0 top-0 grid h-[60vh] place-items-center">
          <Spinner label={frameMessages.loading} />
        </div>
      )}
    </main>
  );
}

/** The new page begins at its heading, or at the target of its hash. */
function arrive(main: HTMLElement | null): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (target !== null) target.scrollIntoView();
  main?.querySelector('h1')?.focus({ preventScroll: true });
}

/** Else Back would restore the old position after we went to the top; a reload still restores its own. */
function leaveScrollingToUs(): () => void {
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', giveBack);
  return () => {
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', giveBack);
  };
}
