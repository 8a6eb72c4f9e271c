'use client';

import { Activity, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading, focusPageHeading } from '@/components/layout/focus-heading';
import { Spinner } from '@/components/ui/spinner';
import { usePath } from '@/components/ui/use-path';
import { layoutMessages } from '@/messages/layout';

const curtainMs = 1000;

/** On each path change, scrolls to the top and shows a spinner for a second while the new content mounts. */
export function RouteCurtain({ children }: { readonly children: ReactNode }) {
  const path = usePath();
  const [previousPath, setPreviousPath] = useState(path);
  const [isCurtainShown, setCurtainShown] = useState(false);
  const wasCurtainShown = useRef(false);

  // This state is set during render, because an effect would let the new content flash first.
  if (previousPath !== path) {
    setPreviousPath(path);
    setCurtainShown(true);
  }

  useLayoutEffect(() => {
    if (isCurtainShown) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isCurtainShown, path]);

  useEffect(() => {
    if (!isCurtainShown) return undefined;
    const timer = setTimeout(() => setCurtainShown(false), curtainMs);
    return () => clearTimeout(timer);
  }, [isCurtainShown, path]);

  useEffect(() => {
    if (wasCurtainShown.current && !isCurtainShown) focusTarget();
    wasCurtainShown.current = isCurtainShown;
  }, [isCurtainShown]);

  useEffect(disableScrollRestoration, []);

  return (
    <main id="content" tabIndex={-1} aria-busy={isCurtainShown}>
      <div className={isCurtainShown ? 'behind-curtain' : undefined}>
        {/* Activity hydrates the page after the layout, in a separate, shorter task. */}
        <Activity>{children}</Activity>
      </div>
      {isCurtainShown && (
        <div data-curtain className="absolute inset-x-0 top-0 grid h-[60vh] place-items-center">
          <Spinner label={layoutMessages.loading} />
        </div>
      )}
    </main>
  );
}

function focusTarget(): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (target === null) return focusPageHeading();
  target.scrollIntoView();
  focusHeading(target.querySelector('h1, h2, h3') ?? target);
}

/** Stops Back from restoring the old position, but lets a reload restore it. Returns the cleanup. */
function disableScrollRestoration(): () => void {
  const disable = () => {
    window.history.scrollRestoration = 'manual';
  };
  const restore = () => {
    window.history.scrollRestoration = 'auto';
  };
  disable();
  window.addEventListener('pageshow', disable);
  window.addEventListener('pagehide', restore);
  return () => {
    window.removeEventListener('pageshow', disable);
    window.removeEventListener('pagehide', restore);
  };
}
