'use client';

import { useRef, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/stores/session-store';
import { accountMessages } from '@/messages/account';

type Props = { readonly children: string };

/** Replaces the intro in `children` once the session is read; the reserved height prevents layout shift. */
export function SignedInLine({ children }: Props) {
  const session = useSession((state) => state.session);
  const logout = useSession((state) => state.logout);
  const [hasLoggedOut, setHasLoggedOut] = useState(false);
  const line = useRef<HTMLDivElement>(null);

  function handleLogout(): void {
    logout();
    setHasLoggedOut(true);
    // The focused button unmounts; otherwise focus resets to <body>.
    line.current?.focus();
  }

  return (
    <div ref={line} tabIndex={-1} role="status" className="-mt-5 -mb-2 min-h-20 max-w-form">
      <p className="text-lg wrap-anywhere text-ink-soft">
        {session === undefined
          ? hasLoggedOut
            ? accountMessages.loggedOut
            : children
          : accountMessages.loggedInAs(session.name.trim() || session.email)}
      </p>
      {session !== undefined && (
        <p className="flex flex-wrap gap-x-5">
          <Button variant="quiet" className="px-0!" onClick={handleLogout}>
            {accountMessages.logOut}
          </Button>
          <AppLink href={routes.dashboard} className="text-link inline-flex min-h-11 items-center">
            {accountMessages.dashboardLink}
          </AppLink>
        </p>
      )}
    </div>
  );
}
