'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { AccountForm } from '@/components/account/account-form';
import { PasswordField } from '@/components/account/password-field';
import { alertNotice } from '@/components/notices/alert-notice';
import { AppLink } from '@/components/ui/app-link';
import { Field } from '@/components/ui/field';
import { formText } from '@/components/ui/form-text';
import { Icon } from '@/components/ui/icon';
import { minusIcon } from '@/components/ui/icons/minus';
import { checkIcon } from '@/components/ui/icons/check';
import { checkPassword, validatePasswords } from '@/lib/domain/password';
import { routes } from '@/lib/routes';
import { useNotices } from '@/lib/stores/notice-store';
import { useSession } from '@/lib/stores/session-store';
import { accountMessages } from '@/messages/account';

/** A pattern that refuses a name of blanks only, which `required` accepts. */
const notBlank = '.*\\S.*';

/** Replaces the one account in localStorage and logs in. It still opens the login page afterwards, as specified. */
export function RegisterForm() {
  const router = useRouter();
  const register = useSession((state) => state.register);
  const show = useNotices((state) => state.show);
  const checklistId = useId();
  const hintId = useId();
  const passwordField = useRef<HTMLInputElement>(null);
  const [passwordError, setPasswordError] = useState<'different' | 'weak'>();

  async function submit(data: FormData): Promise<void> {
    const password = formText(data, 'password');
    const { kind } = validatePasswords(password, formText(data, 'confirm-password'));
    if (kind !== 'valid') {
      // The field is marked too, because the notice disappears.
      setPasswordError(kind);
      return show(alertNotice(accountMessages[kind], 'error'));
    }
    await register({ name: formText(data, 'name'), email: formText(data, 'email'), password });
    show(alertNotice(accountMessages.registered));
    router.push(routes.login);
  }

  return (
    <div className="grid gap-6">
      <AccountForm
        submitLabel={accountMessages.register}
        onSubmit={submit}
        clearError={() => setPasswordError(undefined)}
      >
        <Field label={accountMessages.name} name="name" autoComplete="name" isRequired pattern={notBlank} />
        <Field label={accountMessages.email} name="email" type="email" autoComplete="email" isRequired />
        <PasswordField
          ref={passwordField}
          label={accountMessages.password}
          name="password"
          autoComplete="new-password"
          describedBy={checklistId}
          isInvalid={passwordError === 'weak'}
        />
        <PasswordChecklist id={checklistId} field={passwordField} />
        <PasswordField
          label={accountMessages.confirmPassword}
          name="confirm-password"
          autoComplete="new-password"
          isInvalid={passwordError === 'different'}
          describedBy={passwordError === 'different' ? hintId : undefined}
        />
        <p id={hintId} className="-mb-2 -mt-4 min-h-5 text-sm font-semibold text-seal-deep">
          {passwordError === 'different' && accountMessages.sameInBoth}
        </p>
      </AccountForm>
      <AppLink href={routes.login} className="text-link w-fit py-2">
        {accountMessages.loginLink}
      </AppLink>
    </div>
  );
}

const rules = ['length', 'special', 'letterCase', 'digit'] as const;

type ChecklistProps = {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
};

function PasswordChecklist({ id, field }: ChecklistProps) {
  const checks = checkPassword(useFieldText(field));
  return (
    <div id={id} className="rounded border border-line px-4 py-3 text-sm">
      <p className="font-semibold">{accountMessages.checklist}</p>
      <ul className="mt-2 grid gap-1">
        {rules.map((rule) => (
          <li key={rule} className="flex items-start gap-2">
            <Icon
              path={checks[rule] ? checkIcon : minusIcon}
              className={`mt-0.5 size-4 shrink-0 ${checks[rule] ? 'text-leaf' : 'text-ink-soft'}`}
            />
            <span className={checks[rule] ? 'font-semibold' : ''}>{accountMessages.checks[rule]}</span>
            <span className="sr-only">
              {checks[rule] ? accountMessages.checkPassed : accountMessages.checkMissing}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Listened to natively, because autofill does not reliably trigger onChange in React. */
const fieldEvents = ['input', 'change', 'blur'];

/** Returns the current text of an uncontrolled field, including text typed before hydration. */
function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  function subscribe(onChange: () => void): () => void {
    const controller = new AbortController();
    for (const event of fieldEvents) {
      field.current?.addEventListener(event, onChange, { signal: controller.signal });
    }
    return () => controller.abort();
  }
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? '',
    () => '',
  );
}
