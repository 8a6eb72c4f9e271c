'use client';

import { useId, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { FieldLabel } from '@/components/ui/field-label';
import { accountMessages } from '@/messages/account';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly ref?: Ref<HTMLInputElement>;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
};

export function PasswordField({ label, name, autoComplete, ref, describedBy, isInvalid = false }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className="control pe-[calc(var(--spacing)*12+3rem)]"
        />
        <Button
          variant="quiet"
          className="absolute inset-y-0 end-0 text-sm"
          onClick={() => setShown(!isShown)}
        >
          <span>
            {isShown ? accountMessages.hide : accountMessages.show}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </span>
        </Button>
      </div>
    </div>
  );
}
