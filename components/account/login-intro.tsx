'use client';

import { useRef, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/stores/session-store';
import { accountMessages } from '@/messages/account';

type Props = { readonly children: string };

/** Shows the intro in `children`, or who is logged in. The minimum height prevents a layout shift. */
export function LoginIntro({ children }: Props) {
  const session = useSession((state) => state.session);
  const logout = useSession((state) => state.logout);
  const [hasLoggedOut, setHasLoggedOut] = useState(false);
  const intro = useRef<HTMLDivElement>(null);

  function handleLogout(): void {
    logout();
    setHasLoggedOut(true);
    // The focused button unmounts, which would move the focus to <body>.
    intro.current?.focus();
  }

  function text(): string {
    if (session !== undefined) return accountMessages.loggedInAs(session.name.trim() || session.email);
    return hasLoggedOut ? accountMessages.loggedOut : children;
  }

  return (
    <div ref={intro} tabIndex={-1} role="status" className="-mt-3 -mb-2 min-h-20 sm:-mt-5">
      <p className="text-lg wrap-anywhere text-ink-soft">{text()}</p>
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
