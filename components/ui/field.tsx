import { useId, type ChangeEvent, type FocusEvent, type Ref } from 'react';
import { FieldLabel } from '@/components/ui/field-label';

type Props = {
  readonly label: string;
  /** Stands behind the label, for example "(optional)". */
  readonly note?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'search';
  readonly autoComplete?: string;
  readonly inputMode?: 'email';
  readonly isRequired?: boolean;
  /** A regular expression that the browser holds the value against. */
  readonly pattern?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly describedBy?: string;
  /** What was sent with it was refused. */
  readonly isInvalid?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A labelled text field. Uncontrolled, so that what was typed before hydration is kept. */
export function Field({
  label,
  note,
  type = 'text',
  isRequired = false,
  className = '',
  describedBy,
  isInvalid = false,
  ...input
}: Props) {
  const id = useId();
  return (
    <p className={className}>
      <FieldLabel htmlFor={id} note={note}>
        {label}
      </FieldLabel>
      <input
        id={id}
        type={type}
        required={isRequired}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className="control"
        {...input}
      />
    </p>
  );
}
