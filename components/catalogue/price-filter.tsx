'use client';

import { useState } from 'react';
import { DollarField } from '@/components/catalogue/dollar-field';
import { Button } from '@/components/ui/button';
import { RangeSlider } from '@/components/ui/range-slider';
import { movedRange, priceAtPercent, type PriceRange } from '@/lib/domain/catalogue';
import { formatCents } from '@/lib/domain/money';
import { catalogueMessages } from '@/lib/messages/en';

type Props = {
  readonly applied: PriceRange;
  /** 100 percent of the slider, in cents. */
  readonly highestCents: number;
  readonly onApply: (range: PriceRange) => void;
};

/** Moving the handles or typing changes nothing in the list; Filter Price does (CAT-11 to CAT-14). */
export function PriceFilter({ applied, highestCents, onApply }: Props) {
  const [range, setRange] = useState(applied);
  const cents = {
    low: priceAtPercent(range.low, highestCents),
    high: priceAtPercent(range.high, highestCents),
  };
  const move = (end: keyof PriceRange, percent: number) => setRange(movedRange(range, end, percent));
  const moveToCents = (end: keyof PriceRange, asked: number) => move(end, (asked * 100) / highestCents);

  return (
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
          onEnter={(asked) => moveToCents('low', asked)}
        />
        <DollarField
          label={catalogueMessages.to}
          cents={cents.high}
          onEnter={(asked) => moveToCents('high', asked)}
        />
      </div>
      <Button look="secondary" onClick={() => onApply(range)}>
        {catalogueMessages.filterPrice}
      </Button>
    </fieldset>
  );
}
