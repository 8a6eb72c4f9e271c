'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useIsUsed } from '@/components/loading/use-is-used';

type Props<Shown> = {
  readonly load: () => Promise<ComponentType<Shown>>;
  readonly props: Shown;
  /** Loads it at once. */
  readonly isNeeded?: boolean;
  /** Stands in for it if it does not load. */
  readonly fallback?: ComponentType<Shown> | undefined;
};

/** A component that loads once the page is hydrated and used, or is needed. Nothing shows until then. */
export function Late<Shown extends object>({ load, props, isNeeded = false, fallback }: Props<Shown>) {
  const [Loaded, setLoaded] = useState<ComponentType<Shown>>();
  const isDue = useIsUsed() || isNeeded;

  useEffect(() => {
    if (!isDue) return;
    load()
      .then((component) => setLoaded(() => component))
      .catch(() => setLoaded(() => fallback));
  }, [isDue, load, fallback]);

  return Loaded !== undefined && <Loaded {...props} />;
}
