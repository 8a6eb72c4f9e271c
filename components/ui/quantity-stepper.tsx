'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { minusIcon, plusIcon } from '@/components/ui/icon-paths';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly labels: { readonly field: string; readonly decrease: string; readonly increase: string };
  readonly isDisabled?: boolean;
  /** A press of minus (-1) or plus (+1), or of an arrow key. */
  readonly onStep: (by: -1 | 1) => void;
  /** What stands in the field when it is left or Enter is pressed. */
  readonly onEnter: (text: string) => void;
};

/** A number between two buttons. What is typed is held until the field is left, so that it can be empty meanwhile. */
export function QuantityStepper({ value, min, max, labels, isDisabled = false, onStep, onEnter }: Props) {
  const [typed, setTyped] = useState<string>();
  const isHydrated = useHydrated();
  const isOff = !isHydrated || isDisabled;

  function settle(): void {
    if (typed !== undefined) onEnter(typed);
    setTyped(undefined);
  }

  return (
    <div className="border-line-strong bg-card inline-flex items-stretch rounded border">
      <StepButton label={labels.decrease} isOff={isOff} onClick={() => onStep(-1)}>
        <Icon path={minusIcon} className="size-4" />
      </StepButton>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-label={labels.field}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={isOff}
        value={typed ?? String(value)}
        className="money w-12 bg-transparent text-center"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') settle();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTyped(undefined);
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <StepButton label={labels.increase} isOff={isOff} onClick={() => onStep(1)}>
        <Icon path={plusIcon} className="size-4" />
      </StepButton>
    </div>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      className="hover:bg-line grid size-11 place-items-center"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
