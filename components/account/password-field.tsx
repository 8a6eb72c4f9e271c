'use client';

import { useId, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { FieldLabel } from '@/components/ui/field-label';
import { useFieldError } from '@/components/ui/use-field-error';
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
  const error = useFieldError(describedBy);
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
          aria-invalid={isInvalid || error.isInvalid || undefined}
          {...error.controlProps}
          className="control pe-[calc(var(--spacing)*12+3rem)]"
        />
        <Button
          variant="quiet"
          className="absolute inset-y-0 end-0 text-sm"
          onClick={() => setShown(!isShown)}
        >
          {/* The other word keeps its place, so that the button keeps its width. */}
          <span className="grid *:col-start-1 *:row-start-1">
            <span aria-hidden={isShown} className={isShown ? 'invisible' : ''}>
              {accountMessages.show}
            </span>
            <span aria-hidden={!isShown} className={isShown ? '' : 'invisible'}>
              {accountMessages.hide}
            </span>
          </span>
          <span className="sr-only">{label.toLowerCase()}</span>
        </Button>
      </div>
      <FieldError id={error.messageId}>{error.message}</FieldError>
    </div>
  );
}
