'use client';

import { useId, type ReactNode } from 'react';
import { FieldLabel } from '@/components/ui/field-label';
import { useControlState } from '@/components/ui/use-control-state';

type Props = {
  readonly label: string;
  readonly children: ReactNode;
  readonly purpose?: string | undefined;
  readonly name: string;
  readonly autoComplete: string;
  readonly className?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Disabled in the HTML, because a choice without script has no effect. */
export function SelectField({ label, children, purpose, className = '', onChange, ...select }: Props) {
  const id = useId();
  const state = useControlState();
  return (
    <p className={className}>
      <FieldLabel htmlFor={id} purpose={purpose}>
        {label}
      </FieldLabel>
      <select
        id={id}
        {...state}
        className="control"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...select}
      >
        {children}
      </select>
    </p>
  );
}
