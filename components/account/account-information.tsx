'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/stores/session-store';
import { accountMessages } from '@/messages/account';
import { dashboardMessages } from '@/messages/dashboard';

/** Empty until storage is read, so that the logged-out text does not flash. */
export function AccountInformation() {
  const isReady = useSession((state) => state.isReady);
  const session = useSession((state) => state.session);
  return (
    <Section id="account" title={dashboardMessages.information}>
      <div className="min-h-43 rounded bg-mist p-6">
        {isReady && session === undefined && <LoggedOut />}
        {isReady && session !== undefined && (
          <dl className="grid gap-4">
            <div>
              <dt className="text-sm font-semibold">{dashboardMessages.name}</dt>
              <dd className="text-lg wrap-anywhere">{session.name}</dd>
            </div>
            <div>
              <dt className="text-sm font-semibold">{dashboardMessages.email}</dt>
              <dd className="text-lg wrap-anywhere">{session.email}</dd>
            </div>
          </dl>
        )}
      </div>
    </Section>
  );
}

function LoggedOut() {
  return (
    <>
      <p className="font-display text-xl">{dashboardMessages.loggedOut}</p>
      <p className="mt-1">{dashboardMessages.loggedOutHint}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={routes.login}>{accountMessages.login}</ButtonLink>
        <ButtonLink href={routes.register} variant="secondary">
          {accountMessages.register}
        </ButtonLink>
      </p>
    </>
  );
}
