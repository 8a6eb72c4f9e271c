import { Suspense, type ReactNode } from 'react';
import { Island } from '@/components/ui/island';
import { errorMessages } from '@/lib/messages/en/error';

/** What is fetched only when it is asked for. Where it does not come, it says so, and the page stays (F-89, F-142). */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <Island instead={<p role="alert">{errorMessages.lostPart}</p>}>
      <Suspense fallback={null}>{children}</Suspense>
    </Island>
  );
}
