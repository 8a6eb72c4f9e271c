import { useId, type Ref } from 'react';

type Props = {
  readonly label: string;
  readonly note?: string;
  readonly rows?: number;
  readonly defaultValue?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onChange?: (value: string) => void;
};

export function TextAreaField({ label, note, rows = 4, className = '', onChange, ...rest }: Props) {
  const id = useId();
  return (
    <p className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label} {note !== undefined && <span className="text-ink-soft font-normal">{note}</span>}
      </label>
      <textarea
        id={id}
        rows={rows}
        className="control"
        onChange={(event) => onChange?.(event.currentTarget.value)}
        {...rest}
      />
    </p>
  );
}
