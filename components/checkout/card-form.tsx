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
import { paymentMessages } from '@/lib/messages/en/payment';

/** The card fields. What they hold never leaves them: no state, no storage, no address, no request, no paper (PAY-13). */
export function CardForm() {
  return (
    <form method="post" className="print:hidden" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="mb-1 font-display text-xl">{paymentMessages.card}</legend>
        <p className="mb-4 text-ink-soft">{paymentMessages.cardHint}</p>
        <div className="grid max-w-form grid-cols-3 gap-4">
          <CardField
            label={paymentMessages.number}
            autoComplete="cc-number"
            clean={cleanCardNumber}
            edit={editCardNumber}
            className="col-span-3"
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
      </fieldset>
    </form>
  );
}
