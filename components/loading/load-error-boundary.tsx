import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { errorMessages } from '@/messages/error';

/** Shows a message instead of its children if their chunk fails to load; the rest of the page stays. */
export function LoadErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={<p role="alert">{errorMessages.loadFailed}</p>}>{children}</ErrorBoundary>;
}
