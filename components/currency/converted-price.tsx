'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { approximateAmount } from '@/lib/domain/currency';
import { useCurrency } from '@/lib/stores/currency-store';
import { currencyMessages } from '@/messages/currency';

type Props = {
  readonly cents: number;
  /** In the HTML, an empty element keeps the place for a currency that the device has stored. */
  readonly hasPlace?: boolean;
  readonly className?: string;
};

export function ConvertedPrice({ cents, hasPlace = false, className = '' }: Props) {
  const currency = useCurrency((state) => state.currency);
  const isHydrated = useHydrated();
  if (currency === undefined) return hasPlace && !isHydrated ? <span className={className} /> : null;
  const amount = approximateAmount(cents, currency);
  return (
    <span className={`text-sm font-normal whitespace-nowrap ${className}`}>
      {' '}
      <span aria-hidden="true" dir="ltr">
        {currencyMessages.about(amount, currency.code)}
      </span>
      <span className="sr-only">{currencyMessages.spokenAbout(amount, currency)}</span>
    </span>
  );
}
