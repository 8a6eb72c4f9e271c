'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/account/account-form';
import { Field } from '@/components/ui/field';
import { TextLink } from '@/components/ui/text-link';
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
      <p role="status" className="-my-2 min-h-13">
        {isSubmitted && accountMessages.noEmailSent}
      </p>
      <TextLink href={routes.register} className="w-fit">
        {accountMessages.registerAgain}
      </TextLink>
    </div>
  );
}
