'use client';

import { approximateAmount } from '@/lib/domain/currency';
import { useCurrency } from '@/lib/stores/currency-store';
import { currencyMessages } from '@/messages/currency';

type Props = { readonly cents: number; readonly className?: string };

export function ConvertedPrice({ cents, className = '' }: Props) {
  const currency = useCurrency((state) => state.currency);
  const rates = useCurrency((state) => state.rates);
  if (currency === undefined || rates === undefined) return null;
  const amount = approximateAmount(cents, currency, rates[currency]);
  return (
    <span className={`text-sm font-normal whitespace-nowrap ${className}`}>
      {' '}
      <span aria-hidden="true" dir="ltr">
        {currencyMessages.about(amount, currency)}
      </span>
      <span className="sr-only">{currencyMessages.spokenAbout(amount, currency)}</span>
    </span>
  );
}
