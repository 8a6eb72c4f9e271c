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
    <Section
      id="account"
      title={dashboardMessages.information}
      className="rounded bg-card p-6 pt-5 sm:px-8 xl:grid xl:grid-cols-[auto_1fr] xl:items-center xl:gap-x-16 xl:*:first:mb-0"
    >
      <div className="grid min-h-31 items-center sm:min-h-16">
        {isReady && session === undefined && <LoggedOut />}
        {isReady && session !== undefined && (
          <dl className="grid gap-4 sm:grid-cols-2">
            <div>
              <dt className="text-sm text-ink-soft">{dashboardMessages.name}</dt>
              <dd className="text-lg wrap-anywhere">{session.name}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">{dashboardMessages.email}</dt>
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
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
      <div>
        <p className="font-display text-xl">{dashboardMessages.loggedOut}</p>
        <p className="mt-1 text-ink-soft">{dashboardMessages.loggedOutHint}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={routes.login}>{accountMessages.login}</ButtonLink>
        <ButtonLink href={routes.register} variant="secondary">
          {accountMessages.register}
        </ButtonLink>
      </p>
    </div>
  );
}
