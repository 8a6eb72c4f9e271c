'use client';

import { useRef, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { accountMessages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/stores/session-provider';

/** Who is signed in, and the way out; it stands above the login form, never instead of it. */
export function SignedInLine() {
  const session = useSession((state) => state.session);
  const logout = useSession((state) => state.logout);
  const [hasLeft, setLeft] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  if (session === undefined && !hasLeft) return null;

  function leave(): void {
    logout();
    setLeft(true);
    // The pressed button is about to go; the focus must not fall to the top of the page.
    line.current?.focus();
  }

  return (
    <div ref={line} tabIndex={-1} role="status" className="mb-8 max-w-form rounded bg-sage p-4">
      {session === undefined ? (
        <p>{accountMessages.signedOut}</p>
      ) : (
        <>
          <p>
            {accountMessages.signedInAs(session.name.trim() || session.email)}
            <span aria-hidden="true"> · </span>
            <Button look="quiet" className="px-0!" onClick={leave}>
              {accountMessages.signOut}
            </Button>
          </p>
          <AppLink href={routes.dashboard} className="text-link inline-block py-2">
            {accountMessages.toDashboard}
          </AppLink>
        </>
      )}
    </div>
  );
}
