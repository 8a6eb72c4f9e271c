'use client';

import { useId, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { FieldLabel } from '@/components/ui/field-label';
import { accountMessages } from '@/lib/messages/en/account';

type Props = {
  readonly label: string;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly ref: Ref<HTMLInputElement>;
  readonly describedBy?: string | undefined;
  /** What was sent with it was refused. */
  readonly isInvalid?: boolean;
};

/** A password, and a button that shows it; pasting and password managers are welcome (F-111). */
export function PasswordField({ label, autoComplete, ref, describedBy, isInvalid = false }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className="control pe-24"
        />
        <Button look="quiet" className="absolute inset-y-0 end-0 text-sm" onClick={() => setShown(!isShown)}>
          <span>
            {isShown ? accountMessages.hide : accountMessages.show}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </span>
        </Button>
      </div>
    </div>
  );
}
