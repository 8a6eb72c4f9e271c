'use client';

import { useEffect, type ReactNode } from 'react';
import { redispatchChunkErrors } from '@/components/layout/lost-chunks';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Removes its children when it is hydrated. From then on the chunk loader handles lost chunks, also those of before. */
export function UntilHydrated({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();

  useEffect(() => {
    if (isHydrated) redispatchChunkErrors();
  }, [isHydrated]);

  return isHydrated ? null : children;
}
