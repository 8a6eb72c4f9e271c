'use client';

import { useState } from 'react';
import { AccountForm } from '@/components/account/account-form';
import { AppLink } from '@/components/ui/app-link';
import { Field } from '@/components/ui/field';
import { accountMessages } from '@/lib/messages/en/account';
import { routes } from '@/lib/routes';

/** Asks for an email and says honestly that none is sent; changes nothing (RST-01, RST-02, A-57). */
export function ResetPasswordForm() {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <div className="grid gap-4">
      <AccountForm submitLabel={accountMessages.resetSubmit} onSubmit={() => setAnswered(true)}>
        <Field label={accountMessages.email} type="email" autoComplete="email" isRequired />
      </AccountForm>
      <p role="status">{isAnswered && accountMessages.resetAnswer}</p>
      {isAnswered && (
        <AppLink href={routes.register} className="text-link w-fit py-2">
          {accountMessages.toRegisterAgain}
        </AppLink>
      )}
    </div>
  );
}
