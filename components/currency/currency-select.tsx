'use client';

import { useId } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { currencies, rateText, readCurrency } from '@/lib/domain/currency';
import { useCurrency } from '@/lib/stores/currency-store';
import { currencyMessages as messages } from '@/messages/currency';

type Props = { readonly className?: string };

export function CurrencySelect({ className = '' }: Props) {
  const currency = useCurrency((state) => state.currency);
  const rates = useCurrency((state) => state.rates);
  const choose = useCurrency((state) => state.choose);
  const isHydrated = useHydrated();
  const id = useId();
  if (rates === undefined) return null;
  return (
    <div className={`max-w-full text-sm print:hidden ${className}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id}>{messages.label}</label>
        <select
          id={id}
          name="currency"
          autoComplete="off"
          value={currency ?? ''}
          disabled={!isHydrated}
          className="control w-auto! max-w-full"
          onChange={(event) => choose(readCurrency(event.currentTarget.value))}
        >
          <option value="">{messages.dollarsOnly}</option>
          {currencies.map((option) => (
            <option key={option} value={option}>
              {messages.names[option]}
            </option>
          ))}
        </select>
      </div>
      {currency !== undefined && (
        <p className="mt-1">{messages.rate(rateText(rates[currency]), currency, rates[currency].since)}</p>
      )}
    </div>
  );
}
