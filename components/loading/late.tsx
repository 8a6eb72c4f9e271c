'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

type Props<Shown> = {
  readonly load: () => Promise<ComponentType<Shown>>;
  readonly props: Shown;
  /** Loads it at once. */
  readonly isNeeded?: boolean;
  readonly isShown?: boolean;
  /** Stands in for it if it does not load. */
  readonly fallback?: ComponentType<Shown>;
};

/** A component that loads on the first interaction after hydration, or as soon as it is needed. Nothing shows until then. */
export function Late<Shown extends object>({
  load,
  props,
  isNeeded = false,
  isShown = true,
  fallback,
}: Props<Shown>) {
  const [Loaded, setLoaded] = useState<ComponentType<Shown>>();

  const start = useEffectEvent(() => {
    load()
      .then((component) => setLoaded(() => component))
      .catch(() => setLoaded(() => fallback));
  });

  useEffect(() => {
    const listeners = new AbortController();
    const startOnce = () => {
      listeners.abort();
      start();
    };
    const options = { passive: true, signal: listeners.signal };
    for (const type of interactions) window.addEventListener(type, startOnce, options);
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded]);

  return isShown && Loaded !== undefined && <Loaded {...props} />;
}
