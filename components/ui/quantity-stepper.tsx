'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { minusIcon } from '@/components/ui/icons/minus';
import { plusIcon } from '@/components/ui/icons/plus';
import { useBufferedInput } from '@/components/ui/use-buffered-input';
import { useControlState } from '@/components/ui/use-control-state';

type Props = {
  /** The id of the field, with which those of the buttons begin. */
  readonly id?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly labels: { readonly field: string; readonly decrease: string; readonly increase: string };
  /** Whether it can act, such as when storage is read. */
  readonly isReady?: boolean;
  /** Makes the buttons inert at `min` and `max`. */
  readonly stopsAtEnds?: boolean;
  /** Called with the next value, which can exceed the range: it is not clamped. */
  readonly onStep: (wanted: number) => void;
  /** Called on blur or Enter after typing; returns the resulting value. */
  readonly onEnter: (text: string) => number;
};

export function QuantityStepper({
  id,
  value,
  min,
  max,
  labels,
  isReady = true,
  stopsAtEnds = false,
  onStep,
  onEnter,
}: Props) {
  const { field, commit } = useBufferedInput(String(value), onEnter);
  const state = useControlState(isReady);

  function onKeyDown(event: KeyboardEvent): void {
    field.onKeyDown(event);
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const committed = commit() ?? value;
    onStep(event.key === 'ArrowUp' ? committed + 1 : committed - 1);
  }

  return (
    <div className="border-line-strong bg-card inline-flex items-stretch rounded border print:border-0">
      <StepButton
        id={id && `${id}-decrease`}
        label={labels.decrease}
        state={state}
        isAtEnd={stopsAtEnds && value <= min}
        onClick={() => onStep(value - 1)}
      >
        <Icon path={minusIcon} className="size-4" />
      </StepButton>
      <span aria-hidden="true" className="hidden print:inline">
        ×
      </span>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        name="quantity"
        autoComplete="off"
        aria-label={labels.field}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        {...state}
        className="money w-12 bg-transparent text-center print:w-8"
        {...field}
        onKeyDown={onKeyDown}
      />
      <StepButton
        id={id && `${id}-increase`}
        label={labels.increase}
        state={state}
        isAtEnd={stopsAtEnds && value >= max}
        onClick={() => onStep(value + 1)}
      >
        <Icon path={plusIcon} className="size-4" />
      </StepButton>
    </div>
  );
}

type StepButtonProps = {
  readonly id: string | undefined;
  readonly label: string;
  readonly state: ReturnType<typeof useControlState>;
  /** Makes the button inert. It is not `disabled`, because that would drop the focus. */
  readonly isAtEnd: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function StepButton({ id, label, state, isAtEnd, onClick, children }: StepButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      {...state}
      className={`grid size-11 place-items-center ${isAtEnd ? 'cursor-default! opacity-50' : 'hover:bg-line'}`}
      onClick={isAtEnd ? undefined : onClick}
    >
      {children}
    </button>
  );
}
