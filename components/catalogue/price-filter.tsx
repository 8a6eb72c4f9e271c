import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { RangeSlider } from '@/components/ui/range-slider';
import { useBufferedInput } from '@/components/ui/use-buffered-input';
import { useControlState } from '@/components/ui/use-control-state';
import { normalizeDigits } from '@/lib/domain/digits';
import { centsPerUnit, formatCents, percentOfCents, parseCents } from '@/lib/domain/money';
import { movedRange, priceHandleGap, type PriceRange } from '@/lib/domain/price-range';
import { rangeWithTypedPrice } from '@/lib/domain/typed-price';
import { priceFieldLabels, priceFilterMessages } from '@/messages/price-filter';

type Props = {
  readonly applied: PriceRange;
  readonly highestCents: number;
  readonly onApply: (range: PriceRange) => void;
};

/** The list changes when the form is submitted. Before hydration, `method="post"` keeps the fields out of the url. */
export function PriceFilter({ applied, highestCents, onApply }: Props) {
  const [range, setRange] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  const [wasWidened, setWasWidened] = useState(false);
  const cents = {
    low: percentOfCents(highestCents, range.low),
    high: percentOfCents(highestCents, range.high),
  };
  const texts = { low: formatCents(cents.low), high: formatCents(cents.high) };

  // Takes over a range that the url changed. Remounting by key instead would lose focus.
  if (lastApplied.low !== applied.low || lastApplied.high !== applied.high) {
    setLastApplied(applied);
    setRange(applied);
  }

  function moveHandle(end: keyof PriceRange, percent: number): void {
    setRange(movedRange(range, end, percent));
    setWasWidened(false);
  }

  function enterPrice(end: keyof PriceRange, typedCents: number): void {
    const next = rangeWithTypedPrice(range, end, typedCents, highestCents);
    setRange(next.range);
    setWasWidened(next.wasWidened);
  }

  function apply(event: SubmitEvent): void {
    event.preventDefault();
    onApply(range);
  }

  return (
    <form method="post" onSubmit={apply}>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{priceFilterMessages.priceRange}</legend>
        <RangeSlider
          low={range.low}
          high={range.high}
          labels={{ low: priceFilterMessages.minimum, high: priceFilterMessages.maximum }}
          texts={texts}
          onMove={moveHandle}
        />
        <div className="grid grid-cols-2 gap-3">
          <PriceField
            label={priceFieldLabels.from}
            name="from"
            cents={cents.low}
            onEnter={(typedCents) => enterPrice('low', typedCents)}
          />
          <PriceField
            label={priceFieldLabels.to}
            name="to"
            cents={cents.high}
            onEnter={(typedCents) => enterPrice('high', typedCents)}
          />
        </div>
        <Button type="submit" variant="quiet" className="justify-self-start px-0!">
          {priceFilterMessages.filterPrice}
        </Button>
        {/* Below the button, which must not move when a press on it takes the focus from a field. */}
        <p aria-live="polite" className="text-sm text-ink-soft empty:sr-only">
          {wasWidened &&
            priceFilterMessages.rangeWidened(
              texts.low,
              texts.high,
              formatCents(percentOfCents(highestCents, priceHandleGap)),
            )}
        </p>
      </fieldset>
    </form>
  );
}

type PriceFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly cents: number;
  /** Called on blur or Enter. */
  readonly onEnter: (cents: number) => void;
};

/** A price to type instead of dragging. Shown in whole units, as the slider moves in whole percent. */
function PriceField({ label, name, cents, onEnter }: PriceFieldProps) {
  const { field } = useBufferedInput(String(Math.round(cents / centsPerUnit)), enterText);
  const state = useControlState();
  const id = useId();

  function enterText(text: string): void {
    const typedCents = parseCents(normalizeDigits(text));
    if (typedCents !== undefined) onEnter(typedCents);
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
        {...state}
        className="control money"
        {...field}
      />
    </p>
  );
}
