'use client';

import { useId, type ReactNode } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { FieldLabel } from '@/components/ui/field-label';
import { useControlState } from '@/components/ui/use-control-state';
import { useFieldError } from '@/components/ui/use-field-error';

type Props = {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: string;
  readonly purpose?: string | undefined;
  readonly name: string;
  readonly autoComplete: string;
  readonly isRequired?: boolean;
  readonly className?: string;
  /** Uncontrolled when omitted. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
};

/** A controlled field is disabled in the HTML, because a choice without script has no effect. */
export function SelectField({
  label,
  children,
  note,
  purpose,
  isRequired = false,
  className = '',
  onChange,
  ...select
}: Props) {
  const id = useId();
  const state = useControlState();
  const error = useFieldError();
  return (
    <p className={className}>
      <FieldLabel htmlFor={id} note={note} purpose={purpose}>
        {label}
      </FieldLabel>
      <select
        id={id}
        required={isRequired}
        aria-invalid={error.isInvalid || undefined}
        {...error.controlProps}
        {...(select.value === undefined ? {} : state)}
        className="control"
        onChange={(event) => onChange?.(event.currentTarget.value)}
        {...select}
      >
        {children}
      </select>
      <FieldError id={error.messageId}>{error.message}</FieldError>
    </p>
  );
}
