import { useId, type ChangeEvent, type FocusEvent, type Ref } from 'react';

type Props = {
  readonly label: string;
  /** Stands behind the label, for example "(optional)". */
  readonly note?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'search';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly isRequired?: boolean;
  /** A regular expression that the browser holds the value against. */
  readonly pattern?: string;
  readonly defaultValue?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly describedBy?: string;
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
  ...input
}: Props) {
  const id = useId();
  return (
    <p className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label} {note !== undefined && <span className="text-ink-soft font-normal">{note}</span>}
      </label>
      <input
        id={id}
        type={type}
        required={isRequired}
        aria-describedby={describedBy}
        className="control"
        {...input}
      />
    </p>
  );
}
