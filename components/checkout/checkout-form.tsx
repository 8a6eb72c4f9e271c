'use client';

import { useRef } from 'react';
import { AddressFields } from '@/components/checkout/address-fields';
import { PaymentMethods } from '@/components/checkout/payment-methods';
import { CheckField } from '@/components/ui/check-field';
import { StepHeading } from '@/components/ui/step-heading';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useStoredText } from '@/components/ui/use-stored-text';
import type { Country } from '@/lib/domain/content';
import { useDraft } from '@/lib/stores/draft-store';
import { SavedAddressProvider } from '@/lib/stores/saved-address-store';
import { checkoutMessages } from '@/messages/checkout';

type Props = {
  readonly countries: readonly Country[];
  /** False if the first step, the goods, is missing. */
  readonly isNumbered: boolean;
  /** The cart is known to be empty. */
  readonly isAhead: boolean;
};

/** Stores the text for the tab, and an address on the device on request. `method="post"` keeps it out of the url. */
export function CheckoutForm({ countries, isNumbered, isAhead }: Props) {
  const draft = useDraft((state) => state.draft);
  const isReady = useDraft((state) => state.isReady);
  const change = useDraft((state) => state.change);
  const changeAddress = useDraft((state) => state.changeAddress);
  const notes = useRef<HTMLTextAreaElement>(null);

  useStoredText(notes, { stored: draft.notes, isReady, onTyped: (typed) => change({ notes: typed }) });

  return (
    <SavedAddressProvider>
      <form method="post" noValidate className="grid gap-8" onSubmit={(event) => event.preventDefault()}>
        <div className={isAhead ? '-mb-6' : 'hairline -mb-6 pt-8'}>
          <StepHeading id="address" step={isNumbered ? 2 : undefined} title={checkoutMessages.address} />
          {isAhead && <p className="mb-4 text-ink-soft">{checkoutMessages.ahead}</p>}
        </div>
        <fieldset>
          <legend className="mb-4 text-ink-soft">{checkoutMessages.billing}</legend>
          <AddressFields
            purpose="billing"
            address={draft.billing}
            isReady={isReady}
            countries={countries}
            onChange={(part) => changeAddress('billing', part)}
          />
        </fieldset>
        <div>
          <CheckField
            label={checkoutMessages.shipsElsewhere}
            name="ships-elsewhere"
            className="font-semibold print:hidden"
            isReady={isReady}
            isChecked={draft.shipsElsewhere}
            onChange={(shipsElsewhere) => change({ shipsElsewhere })}
          />
          {draft.shipsElsewhere && (
            <fieldset className="mt-4">
              <legend className="mb-4 text-ink-soft">{checkoutMessages.shipping}</legend>
              <AddressFields
                purpose="shipping"
                address={draft.shipping}
                isReady={isReady}
                countries={countries}
                onChange={(part) => changeAddress('shipping', part)}
              />
            </fieldset>
          )}
        </div>
        <TextAreaField
          ref={notes}
          label={checkoutMessages.notes}
          note={checkoutMessages.optional}
          name="notes"
          rows={2}
          onChange={(text) => change({ notes: text })}
        />
        <div className="hairline -mb-6 pt-8">
          <StepHeading step={isNumbered ? 3 : undefined} title={checkoutMessages.payment} />
        </div>
        <PaymentMethods chosen={draft.method} isReady={isReady} onChoose={(method) => change({ method })} />
      </form>
    </SavedAddressProvider>
  );
}
