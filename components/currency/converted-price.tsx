'use client';

import { approximateAmount } from '@/lib/domain/currency';
import { useCurrency } from '@/lib/stores/currency-store';
import { currencyMessages } from '@/messages/currency';

type Props = { readonly cents: number; readonly className?: string };

export function ConvertedPrice({ cents, className = '' }: Props) {
  const currency = useCurrency((state) => state.currency);
  if (currency === undefined) return null;
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
