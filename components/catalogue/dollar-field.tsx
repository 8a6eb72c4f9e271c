'use client';

import { useId } from 'react';
import { useHeldText } from '@/components/ui/use-held-text';
import { useHydrated } from '@/components/ui/use-hydrated';
import { withAsciiDigits } from '@/lib/domain/digits';
import { typedCents } from '@/lib/domain/money';

type Props = {
  readonly label: string;
  readonly cents: number;
  /** Asked for when the field is left, in cents. */
  readonly onEnter: (cents: number) => void;
};

/** A price by keyboard, the way without dragging; shown in whole dollars, as the slider moves in whole percent. */
export function DollarField({ label, cents, onEnter }: Props) {
  const { field } = useHeldText(String(Math.round(cents / 100)), enter);
  const isHydrated = useHydrated();
  const id = useId();

  function enter(text: string): void {
    const asked = typedCents(withAsciiDigits(text));
    if (asked !== undefined) onEnter(asked);
  }

  return (
    <p>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={id}
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
