'use client';

import type { ReactNode } from 'react';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';

type Props = {
  /** Finds the element that gets focus; null for the page heading. */
  readonly find: (wrapper: HTMLDivElement) => Element | null;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Moves the focus if it unmounts with the focus inside, as when a button removes its own row. */
export function FocusFallback({ find, className, children }: Props) {
  const ref = useFocusFallback(find);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
