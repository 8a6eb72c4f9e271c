'use client';

import { useId, type ChangeEvent, type FocusEvent, type Ref } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { FieldLabel } from '@/components/ui/field-label';
import { useFieldError } from '@/components/ui/use-field-error';

type Props = {
  readonly label: string;
  readonly note?: string;
  readonly purpose?: string | undefined;
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'email' | 'tel' | 'search';
  readonly isRequired?: boolean;
  readonly pattern?: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly describedBy?: string;
  /** The submitted value was rejected. */
  readonly isInvalid?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** Uncontrolled, so that text typed before hydration is kept. */
export function Field({
  label,
  note,
  purpose,
  type = 'text',
  isRequired = false,
  className = '',
  describedBy,
  isInvalid = false,
  ...input
}: Props) {
  const id = useId();
  const error = useFieldError(describedBy);
  return (
    <p className={className}>
      <FieldLabel htmlFor={id} note={note} purpose={purpose}>
        {label}
      </FieldLabel>
      <input
        id={id}
        type={type}
        inputMode={type}
        required={isRequired}
        aria-invalid={isInvalid || error.isInvalid || undefined}
        {...error.controlProps}
        className="control"
        {...input}
      />
      <FieldError id={error.messageId}>{error.message}</FieldError>
    </p>
  );
}
