import { Activity, createElement, lazy, memo, useEffect, useState, type ComponentType } from 'react';
import { LazyBoundary } from '@/components/loading/lazy-boundary';
import { LoadErrorBoundary } from '@/components/loading/load-error-boundary';
import { whenUsed } from '@/components/loading/use-is-used';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * Returns a component that is in the HTML, and works once its script has loaded: on the first interaction, or at
 * once after a change of path or if `isNeeded`, and only while the host can be reached. What is typed or pressed before is
 * kept. Until then it keeps its first props, because React cannot change what is not hydrated.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: () => boolean = () => false,
) {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  // Not in an effect, because a navigation may wait for the part before React has mounted what is around it.
  if (typeof window !== 'undefined') whenUsed(() => void whenReachable(navigator).then(start));
  const Part = lazy(async () => {
    // The export renders it too.
    if (typeof window !== 'undefined') await started;
    return { default: await load() };
  });
  // React hydrates an Activity by itself. The export would reveal a Suspense by a script.
  const HydratedPart = memo(function HydratedPart(props: Props) {
    return createElement(Activity, null, createElement(Part, props));
  });
  return function LazyPart(props: Props) {
    const [isNew] = useState(useHydrated());
    const [firstProps] = useState(props);
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      if (isNew || isNeeded()) start();
      // A script that does not load has its message in the boundary.
      started.then(load).then(
        () => setLoaded(true),
        () => {},
      );
    }, [isNew]);
    return isNew
      ? createElement(LazyBoundary, null, createElement(Part, props))
      : createElement(LoadErrorBoundary, null, createElement(HydratedPart, isLoaded ? props : firstProps));
  };
}

/**
 * Resolves once scripts can be loaded: offline without the offline copy, it waits for the network. It asks the host first,
 * because some browsers say that they are offline when they are not.
 */
async function whenReachable({ onLine, serviceWorker }: Partial<Navigator>): Promise<void> {
  if (onLine || serviceWorker?.controller) return;
  await fetch(location.href).catch(() => new Promise((resolve) => addEventListener('online', resolve)));
}
