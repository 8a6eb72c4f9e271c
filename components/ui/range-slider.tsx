'use client';

import type { PointerEvent } from 'react';
import { useControlState } from '@/components/ui/use-control-state';

type End = 'low' | 'high';

type Props = {
  /** `low` and `high` are whole percents of the track, 0 to 100. */
  readonly low: number;
  readonly high: number;
  readonly labels: Record<End, string>;
  readonly texts: Record<End, string>;
  /** Called with a whole percent. It is not clamped: `low` can pass `high`. */
  readonly onMove: (end: End, value: number) => void;
};

const inputNames = { low: 'minimum', high: 'maximum' };

/** The centre of a native thumb stays this many px from the ends of the track. */
const thumbRadius = 12;

/** Two native ranges on one track, for built-in keyboard, touch and right-to-left support. */
export function RangeSlider({ low, high, labels, texts, onMove }: Props) {
  const state = useControlState();

  /** Moves the nearer thumb to a press on the track; the browser handles a press on a thumb. */
  function moveNearest({ target, currentTarget: track, clientX }: PointerEvent<HTMLElement>): void {
    if (target instanceof HTMLInputElement) return;
    const { left, width } = track.getBoundingClientRect();
    const fraction = (clientX - left - thumbRadius) / (width - 2 * thumbRadius);
    const isRightToLeft = getComputedStyle(track).direction === 'rtl';
    const fromStart = isRightToLeft ? 1 - fraction : fraction;
    const percent = Math.min(100, Math.max(0, Math.round(100 * fromStart)));
    onMove(Math.abs(percent - low) <= Math.abs(percent - high) ? 'low' : 'high', percent);
  }

  const thumb = (end: End, value: number) => (
    <input
      type="range"
      name={inputNames[end]}
      autoComplete="off"
      min={0}
      max={100}
      step={1}
      value={value}
      {...state}
      aria-label={labels[end]}
      aria-valuetext={texts[end]}
      className="thumb"
      onChange={(event) => onMove(end, event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <div
      role="presentation"
      data-not-ready={state['data-not-ready']}
      className="relative h-11"
      onPointerDown={moveNearest}
    >
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-5 h-1 w-full rtl:[scale:-1_1]"
      >
        <rect width="100" height="2" className="fill-line-strong" />
        <rect x={low} width={high - low} height="2" className="fill-seal" />
      </svg>
      {thumb('low', low)}
      {thumb('high', high)}
    </div>
  );
}
