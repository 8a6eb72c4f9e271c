'use client';

import { approximateAmount } from '@/lib/domain/currency';
import { currencyMessages } from '@/lib/messages/en/currency';
import { useCurrency } from '@/lib/stores/currency-provider';

type Props = { readonly cents: number; readonly className?: string };

/** About what an amount is in the currency that the shopper chose; it stands behind the dollars, never for them. */
export function Approximation({ cents, className = '' }: Props) {
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
