'use client';

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

/** Card data must never reach state, storage, urls (hence `method="post"`), requests or print. */
export function CardForm({ isChosen }: { readonly isChosen: boolean }) {
  return (
    <form
      method="post"
      className="rounded bg-card px-6 py-4 print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <details open={isChosen}>
        <summary className="mb-1 min-h-11 font-display text-xl">{paymentMessages.card}</summary>
        <p className="mb-4 text-ink-soft">{paymentMessages.cardHint}</p>
        <div className="mb-2 grid grid-cols-3 gap-4 sm:grid-cols-[1fr_5rem_6rem_5rem]">
          <CardField
            label={paymentMessages.number}
            autoComplete="cc-number"
            clean={cleanCardNumber}
            edit={editCardNumber}
            className="max-sm:col-span-3"
          />
          <CardField
            label={paymentMessages.month}
            autoComplete="cc-exp-month"
            clean={cleanMonth}
            cleanOnBlur={monthOnBlur}
          />
          <CardField
            label={paymentMessages.year}
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
