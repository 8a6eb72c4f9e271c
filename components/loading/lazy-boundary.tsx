import { Suspense, type ReactNode } from 'react';
import { LoadErrorBoundary } from '@/components/loading/load-error-boundary';

/** Shows nothing until its children have loaded, and a message if they fail to. */
export function LazyBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <LoadErrorBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </LoadErrorBoundary>
  );
}
