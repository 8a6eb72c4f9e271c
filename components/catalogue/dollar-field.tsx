'use client';

import { useId, useState } from 'react';
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
  const [typed, setTyped] = useState<string>();
  const isHydrated = useHydrated();
  const id = useId();

  function settle(): void {
    const asked = typedCents(withAsciiDigits(typed ?? ''));
    if (asked !== undefined) onEnter(asked);
    setTyped(undefined);
  }

  return (
    <p>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        disabled={!isHydrated}
        className="control money"
        value={typed ?? String(Math.round(cents / 100))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
        }}
      />
    </p>
  );
}
