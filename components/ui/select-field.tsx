'use client';

import { useId, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = {
  readonly label: string;
  /** The options. */
  readonly children: ReactNode;
  readonly note?: string;
  readonly isRequired?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
  readonly onChange?: (value: string) => void;
} & ({ readonly value: string } | { readonly defaultValue?: string });

/** A labelled native select. One whose value the page holds waits for hydration. */
export function SelectField({
  label,
  children,
  note,
  isRequired = false,
  autoComplete,
  className = '',
  onChange,
  ...rest
}: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <p className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label} {note !== undefined && <span className="text-ink-soft font-normal">{note}</span>}
      </label>
      <select
        id={id}
        required={isRequired}
        autoComplete={autoComplete}
        disabled={'value' in rest && !isHydrated}
        className="control"
        onChange={(event) => onChange?.(event.currentTarget.value)}
        {...rest}
      >
        {children}
      </select>
    </p>
  );
}
