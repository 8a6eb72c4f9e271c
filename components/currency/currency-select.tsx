import { useId } from 'react';
import { useControlState } from '@/components/ui/use-control-state';
import { rateText } from '@/lib/domain/currency-rate';
import { useCurrency } from '@/lib/stores/currency-store';
import { currencySelectMessages as messages } from '@/messages/currency-select';
import { approximateCurrencies, hasApproximateCurrencies } from '@/shop/settings';

type Props = { readonly className?: string };

export function CurrencySelect({ className = '' }: Props) {
  const currency = useCurrency((state) => state.currency);
  const choose = useCurrency((state) => state.choose);
  const state = useControlState();
  const id = useId();

  function chooseCurrency(code: string): void {
    choose(code);
    document.documentElement.toggleAttribute('data-currency', code !== '');
  }

  if (!hasApproximateCurrencies) return null;
  return (
    <div className={`max-w-full text-sm print:hidden ${className}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id}>{messages.label}</label>
        <select
          id={id}
          name="currency"
          autoComplete="off"
          value={currency?.code ?? ''}
          {...state}
          className="control w-auto! max-w-full"
          onChange={(event) => chooseCurrency(event.currentTarget.value)}
        >
          <option value="">{messages.ownOnly}</option>
          {approximateCurrencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {messages.withOther(name)}
            </option>
          ))}
        </select>
      </div>
      <p className="currency-rate mt-1">{currency && messages.rate(rateText(currency), currency)}</p>
    </div>
  );
}
