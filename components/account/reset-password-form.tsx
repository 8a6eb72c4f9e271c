'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/account/account-form';
import { ButtonLink } from '@/components/ui/button-link';
import { Field } from '@/components/ui/field';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';

/** Sends no email, changes nothing, and says so. What helps is to register again, so that is the main action. */
export function ResetPasswordForm() {
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <div className="grid gap-6">
      <ButtonLink href={routes.register}>{accountMessages.registerAgain}</ButtonLink>
      <hr className="hairline" />
      <AccountForm submitLabel={accountMessages.resetSubmit} isSecondary onSubmit={() => setSubmitted(true)}>
        <Field label={accountMessages.email} name="email" type="email" autoComplete="email" isRequired />
      </AccountForm>
      <p role="status" className="empty:sr-only">
        {isSubmitted && accountMessages.noEmailSent}
      </p>
    </div>
  );
}
