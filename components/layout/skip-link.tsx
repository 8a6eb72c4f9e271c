'use client';

import type { MouseEvent } from 'react';
import { frameMessages } from '@/messages/frame';

type Props = { readonly target: string };

/** Moves focus by script: the router ignores native hash entries, so Back would show the wrong page. */
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
