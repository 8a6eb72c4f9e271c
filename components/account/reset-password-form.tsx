'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/account/account-form';
import { AppLink } from '@/components/ui/app-link';
import { Field } from '@/components/ui/field';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';

/** Sends no email, changes nothing, and says so. */
export function ResetPasswordForm() {
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <div className="grid gap-4">
      <AccountForm submitLabel={accountMessages.resetSubmit} onSubmit={() => setSubmitted(true)}>
        <Field label={accountMessages.email} name="email" type="email" autoComplete="email" isRequired />
      </AccountForm>
      <p role="status">{isSubmitted && accountMessages.noEmailSent}</p>
      <AppLink href={routes.register} className="text-link w-fit py-2">
        {accountMessages.registerAgain}
      </AppLink>
    </div>
  );
}
