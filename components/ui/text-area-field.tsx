import { useId, type Ref } from 'react';
import { FieldLabel } from '@/components/ui/field-label';

type Props = {
  readonly label: string;
  readonly note?: string;
  readonly name: string;
  readonly rows?: number;
  readonly className?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onChange?: (value: string) => void;
};

export function TextAreaField({ label, note, rows = 4, className = '', onChange, ...rest }: Props) {
  const id = useId();
  return (
    <p className={className}>
      <FieldLabel htmlFor={id} note={note}>
        {label}
      </FieldLabel>
      <textarea
        id={id}
        rows={rows}
        autoComplete="off"
        className="control"
        onChange={(event) => onChange?.(event.currentTarget.value)}
        {...rest}
      />
    </p>
  );
}
