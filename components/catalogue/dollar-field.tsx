'use client';

import { useId } from 'react';
import { useBufferedInput } from '@/components/ui/use-buffered-input';
import { useHydrated } from '@/components/ui/use-hydrated';
import { normalizeDigits } from '@/lib/domain/digits';
import { parseCents } from '@/lib/domain/money';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly cents: number;
  /** Called on blur or Enter. */
  readonly onEnter: (cents: number) => void;
};

/** Alternative to dragging; shows whole dollars because the slider moves in whole percent. */
export function DollarField({ label, name, cents, onEnter }: Props) {
  const { field } = useBufferedInput(String(Math.round(cents / 100)), enter);
  const isHydrated = useHydrated();
  const id = useId();

  function enter(text: string): void {
    const asked = parseCents(normalizeDigits(text));
    if (asked !== undefined) onEnter(asked);
  }

  return (
    <p>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        disabled={!isHydrated}
        className="control money"
        {...field}
      />
    </p>
  );
}
