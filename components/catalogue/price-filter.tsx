'use client';

import { useState, type SubmitEvent } from 'react';
import { DollarField } from '@/components/catalogue/dollar-field';
import { Button } from '@/components/ui/button';
import { RangeSlider } from '@/components/ui/range-slider';
import { movedRange, priceAtPercent, type PriceRange } from '@/lib/domain/catalogue';
import { priceHandleGap } from '@/lib/domain/constants';
import { formatCents } from '@/lib/domain/money';
import { typedRange } from '@/lib/domain/typed-price';
import { catalogueMessages } from '@/lib/messages/en/catalogue';

type Props = {
  readonly applied: PriceRange;
  /** 100 percent of the slider, in cents. */
  readonly highestCents: number;
  readonly onApply: (range: PriceRange) => void;
};

/** Moving the handles or typing changes nothing in the list; Filter Price does, and Enter presses it (CAT-11 to CAT-14). */
export function PriceFilter({ applied, highestCents, onApply }: Props) {
  const [range, setRange] = useState(applied);
  const [knownApplied, setKnownApplied] = useState(applied);
  const [keptApart, setKeptApart] = useState(false);
  const cents = {
    low: priceAtPercent(range.low, highestCents),
    high: priceAtPercent(range.high, highestCents),
  };

  // Follows the address without beginning anew, so that the focus stays in the field or on the button.
  if (knownApplied.low !== applied.low || knownApplied.high !== applied.high) {
    setKnownApplied(applied);
    setRange(applied);
  }

  function move(end: keyof PriceRange, percent: number): void {
    setRange(movedRange(range, end, percent));
    setKeptApart(false);
  }

  function type(end: keyof PriceRange, asked: number): void {
    const typed = typedRange(range, end, asked, highestCents);
    setRange(typed.range);
    setKeptApart(typed.keptApart);
  }

  function apply(event: SubmitEvent): void {
    event.preventDefault();
    onApply(range);
  }

  return (
    <form method="post" onSubmit={apply}>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{catalogueMessages.priceRange}</legend>
        <RangeSlider
          low={range.low}
          high={range.high}
          labels={{ low: catalogueMessages.minimum, high: catalogueMessages.maximum }}
          texts={{ low: formatCents(cents.low), high: formatCents(cents.high) }}
          onMove={move}
        />
        <div className="grid grid-cols-2 gap-3">
          <DollarField
            label={catalogueMessages.from}
            cents={cents.low}
            onEnter={(asked) => type('low', asked)}
          />
          <DollarField
            label={catalogueMessages.to}
            cents={cents.high}
            onEnter={(asked) => type('high', asked)}
          />
        </div>
        <p aria-live="polite" className="text-sm text-ink-soft empty:sr-only">
          {keptApart &&
            catalogueMessages.keptApart(formatCents(priceAtPercent(priceHandleGap, highestCents)))}
        </p>
        <Button type="submit" look="secondary">
          {catalogueMessages.filterPrice}
        </Button>
      </fieldset>
    </form>
  );
}
