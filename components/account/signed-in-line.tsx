'use client';

import { useRef, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { accountMessages } from '@/lib/messages/en/account';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/stores/session-provider';

/** What the page says of itself where nobody is signed in. */
type Props = { readonly children: string };

/**
 * Who is signed in, and the way out; it stands above the login form, never instead of it. Known only after the
 * page is shown, it takes the place of the page's own line, which has room for it, so that nothing is pushed down.
 */
export function SignedInLine({ children }: Props) {
  const session = useSession((state) => state.session);
  const logout = useSession((state) => state.logout);
  const [hasLeft, setLeft] = useState(false);
  const line = useRef<HTMLDivElement>(null);

  function leave(): void {
    logout();
    setLeft(true);
    // The pressed button is about to go; the focus must not fall to the top of the page.
    line.current?.focus();
  }

  return (
    <div ref={line} tabIndex={-1} role="status" className="-mt-5 -mb-2 min-h-20 max-w-form">
      <p className="text-lg wrap-anywhere text-ink-soft">
        {session === undefined
          ? hasLeft
            ? accountMessages.signedOut
            : children
          : accountMessages.signedInAs(session.name.trim() || session.email)}
      </p>
      {session !== undefined && (
        <p className="flex flex-wrap gap-x-5">
          <Button look="quiet" className="px-0!" onClick={leave}>
            {accountMessages.signOut}
          </Button>
          <AppLink href={routes.dashboard} className="text-link inline-flex min-h-11 items-center">
            {accountMessages.toDashboard}
          </AppLink>
        </p>
      )}
    </div>
  );
}
