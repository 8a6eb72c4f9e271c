'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { approximateAmount } from '@/lib/domain/currency';
import { useCurrency } from '@/lib/stores/currency-store';
import { currencyMessages } from '@/messages/currency';

type Props = { readonly cents: number; readonly className?: string };

export function ConvertedPrice({ cents, className = '' }: Props) {
  const currency = useCurrency((state) => state.currency);
  const isHydrated = useHydrated();
  // In the HTML it keeps the place for a currency that the device has stored.
  if (currency === undefined) return isHydrated ? null : <span className={className} />;
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
