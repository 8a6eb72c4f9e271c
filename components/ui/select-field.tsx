'use client';

import { useId, type ReactNode, type Ref } from 'react';
import { FieldLabel } from '@/components/ui/field-label';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = {
  readonly label: string;
  /** The options. */
  readonly children: ReactNode;
  readonly note?: string;
  readonly isRequired?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLSelectElement>;
  /** Left out, the select keeps its own. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
};

/** A labelled native select. One whose value the page holds waits for hydration. */
export function SelectField({
  label,
  children,
  note,
  isRequired = false,
  className = '',
  onChange,
  ...rest
}: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <p className={className}>
      <FieldLabel htmlFor={id} note={note}>
        {label}
      </FieldLabel>
      <select
        id={id}
        required={isRequired}
        disabled={rest.value !== undefined && !isHydrated}
        className="control"
        onChange={(event) => onChange?.(event.currentTarget.value)}
        {...rest}
      >
        {children}
      </select>
    </p>
  );
}
