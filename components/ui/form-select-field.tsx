'use client';

import { useId, type ReactNode } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { FieldLabel } from '@/components/ui/field-label';
import { useFieldError } from '@/components/ui/use-field-error';

type Props = {
  readonly label: string;
  readonly children: ReactNode;
  readonly name: string;
  readonly autoComplete: string;
  readonly isRequired?: boolean;
  readonly className?: string;
};

/** Uncontrolled, for a form that is submitted, so that what is chosen before hydration is kept. */
export function FormSelectField({ label, children, isRequired = false, className = '', ...select }: Props) {
  const id = useId();
  const error = useFieldError();
  return (
    <p className={className}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <select
        id={id}
        required={isRequired}
        aria-invalid={error.isInvalid || undefined}
        {...error.controlProps}
        className="control"
        {...select}
      >
        {children}
      </select>
      <FieldError id={error.messageId}>{error.message}</FieldError>
    </p>
  );
}
