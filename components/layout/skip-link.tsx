'use client';

import type { MouseEvent } from 'react';
import { layoutMessages } from '@/messages/layout';

type Props = { readonly target: string };

/** Moves the focus by script, because the router ignores native hash links and Back would show the wrong page. */
export function SkipLink({ target }: Props) {
  function skip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById(target)?.focus();
  }

  return (
    <a href={`#${target}`} className="sr-only focus:not-sr-only focus:p-4" onClick={skip}>
      {layoutMessages.skip}
    </a>
  );
}
