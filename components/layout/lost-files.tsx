'use client';

import { useEffect } from 'react';
import { buttonLook } from '@/components/ui/button-look';
import { useHydrated } from '@/components/ui/use-hydrated';
import { errorMessages } from '@/lib/messages/en/error';

/**
 * The words for a page whose files did not all come, so that it never wakes. Hidden in every page until a script that
 * needs no framework shows them and wakes their button (scripts/export/lost-files.mjs), gone once the page is awake: they
 * stand with the page, for the frame may be awake without it.
 */
export function LostFiles() {
  const isAwake = useHydrated();

  useEffect(() => {
    if (isAwake) tellFramework();
  }, [isAwake]);

  if (isAwake) return null;
  return (
    <div
      id="lost-files"
      role="alert"
      hidden
      className="sticky top-16 z-20 border-b border-line bg-apricot lg:top-20"
    >
      <div className="page flex flex-wrap items-center justify-center gap-x-6 gap-y-2 py-2 text-sm">
        <p>{errorMessages.lostFiles}</p>
        <button type="button" disabled className={buttonLook.secondary}>
          {errorMessages.reload}
        </button>
      </div>
    </div>
  );
}

/** The page woke without a file that did not come: the framework, which waits for it in vain, may ask again. */
function tellFramework(): void {
  for (const script of document.querySelectorAll('script[data-lost]'))
    script.dispatchEvent(new Event('error'));
}
