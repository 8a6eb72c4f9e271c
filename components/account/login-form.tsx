'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { AccountForm } from '@/components/account/account-form';
import { PasswordField } from '@/components/account/password-field';
import { alertNotice } from '@/components/notices/alert-notice';
import { AppLink } from '@/components/ui/app-link';
import { Field } from '@/components/ui/field';
import { formText } from '@/components/ui/form-text';
import { dashboardAlias } from '@/lib/exported-paths.mjs';
import { routes } from '@/lib/routes';
import { useNotices } from '@/lib/stores/notice-store';
import { useSession } from '@/lib/stores/session-store';
import { accountMessages } from '@/messages/account';

/** Checks the credentials against the one account in localStorage; nothing is sent. */
export function LoginForm() {
  // Typed to take any string: typed routes reject `dashboardAlias`, which has no folder in app/.
  const router: { push(path: string): void } = useRouter();
  const login = useSession((state) => state.login);
  const show = useNotices((state) => state.show);
  const errorId = useId();
  const [isInvalid, setInvalid] = useState(false);
  const errorProps = isInvalid ? { describedBy: errorId, isInvalid } : {};

  async function submit(data: FormData): Promise<void> {
    const { kind } = await login({ email: formText(data, 'email'), password: formText(data, 'password') });
    if (kind === 'invalid') return setInvalid(true);
    show(alertNotice(accountMessages.loggedIn));
    router.push(dashboardAlias);
  }

  return (
    <div className="grid gap-6">
      <AccountForm submitLabel={accountMessages.login} onSubmit={submit} clearError={() => setInvalid(false)}>
        <Field
          label={accountMessages.email}
          name="email"
          type="email"
          autoComplete="email"
          isRequired
          {...errorProps}
        />
        <PasswordField
          label={accountMessages.password}
          name="password"
          autoComplete="current-password"
          {...errorProps}
        />
        <div className="-my-3 min-h-6.5">
          {isInvalid && (
            <p id={errorId} role="alert" className="font-semibold text-seal">
              {accountMessages.invalidLogin}
            </p>
          )}
        </div>
      </AccountForm>
      <p className="flex flex-wrap gap-x-8">
        <AppLink href={routes.register} className="text-link py-2">
          {accountMessages.registerLink}
        </AppLink>
        <AppLink href={routes.resetPassword} className="text-link py-2">
          {accountMessages.resetLink}
        </AppLink>
      </p>
    </div>
  );
}
