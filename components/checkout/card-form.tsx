'use client';

import type { ReactNode } from 'react';
import { CardField } from '@/components/checkout/card-field';
import {
  cleanCardNumber,
  cleanCvv,
  cleanMonth,
  cleanYear,
  editCardNumber,
  monthOnBlur,
  yearOnBlur,
} from '@/lib/domain/payment-card';
import { paymentMessages } from '@/messages/payment';

type Props = { readonly isChosen: boolean; readonly acceptedCards: ReactNode };

/** Card data must never reach state, storage, urls (hence `method="post"`), requests or print. */
export function CardForm({ isChosen, acceptedCards }: Props) {
  return (
    <form
      method="post"
      className={`rounded border px-6 py-4 print:hidden ${isChosen ? 'border-transparent bg-card' : 'border-line text-ink-soft'}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <details open={isChosen}>
        <summary className={`min-h-11 ${isChosen ? 'mb-1 font-display text-xl' : ''}`}>
          {paymentMessages.card}
        </summary>
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* First, because they have their width before the fonts are loaded. */}
          {acceptedCards}
          <p className="text-ink-soft">{paymentMessages.cardHint}</p>
        </div>
        <div className="mb-2 grid grid-cols-3 gap-4 sm:grid-cols-[1fr_repeat(3,5rem)]">
          <CardField
            label={paymentMessages.number}
            autoComplete="cc-number"
            clean={cleanCardNumber}
            edit={editCardNumber}
            className="max-sm:col-span-3"
          />
          <CardField
            label={paymentMessages.month}
            placeholder={paymentMessages.monthShape}
            autoComplete="cc-exp-month"
            clean={cleanMonth}
            cleanOnBlur={monthOnBlur}
          />
          <CardField
            label={paymentMessages.year}
            placeholder={paymentMessages.yearShape}
            autoComplete="cc-exp-year"
            clean={cleanYear}
            cleanOnBlur={(text) => yearOnBlur(text, new Date().getFullYear())}
          />
          <CardField label={paymentMessages.cvv} autoComplete="cc-csc" clean={cleanCvv} />
        </div>
      </details>
    </form>
  );
}
