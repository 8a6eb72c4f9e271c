'use client';

import type { MouseEvent } from 'react';
import { frameMessages } from '@/lib/messages/en/frame';

type Props = { readonly target: string };

/**
 * The first stop of the keyboard. With scripts it moves the focus itself: an entry that the browser makes in its
 * history for a bare anchor is unknown to the router, and Back over it would leave the wrong page standing.
 */
export function SkipLink({ target }: Props) {
  function skip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById(target)?.focus();
  }

  return (
    <a href={`#${target}`} className="sr-only focus:not-sr-only focus:p-4" onClick={skip}>
      {frameMessages.skip}
    </a>
  );
}
