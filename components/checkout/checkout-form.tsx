'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { AddressFields } from '@/components/checkout/address-fields';
import { PaymentMethods } from '@/components/checkout/payment-methods';
import { CheckField } from '@/components/ui/check-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { Country } from '@/lib/domain/content';
import { checkoutMessages } from '@/lib/messages/en/checkout';
import { useDraft } from '@/lib/stores/draft-provider';
import { SavedAddressProvider } from '@/lib/stores/saved-address-provider';

/**
 * Addresses, notes and payment method; none of it is required, all of it is kept for the tab (CHK-01 to CHK-04), and an
 * address on the device where that is asked for.
 */
export function CheckoutForm({ countries }: { readonly countries: readonly Country[] }) {
  const draft = useDraft((state) => state.draft);
  const isReady = useDraft((state) => state.ready);
  const change = useDraft((state) => state.change);
  const notes = useRef<HTMLTextAreaElement>(null);

  // What was typed before the kept draft arrived wins over it.
  const merge = useEffectEvent((field: HTMLTextAreaElement) => {
    if (field.value === '') field.value = draft.notes;
    else change({ notes: field.value });
  });
  useEffect(() => {
    if (isReady && notes.current !== null) merge(notes.current);
  }, [isReady]);

  return (
    <SavedAddressProvider>
      <form method="post" className="grid gap-10" onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend className="mb-4 font-display text-2xl">{checkoutMessages.billing}</legend>
          <AddressFields
            purpose="billing"
            address={draft.billing}
            isReady={isReady}
            countries={countries}
            onChange={(billing) => change({ billing })}
          />
        </fieldset>
        <div>
          <CheckField
            label={checkoutMessages.shipsElsewhere}
            className="font-semibold print:hidden"
            isDisabled={!isReady}
            isChecked={draft.shipsElsewhere}
            onChange={(shipsElsewhere) => change({ shipsElsewhere })}
          />
          <fieldset hidden={!draft.shipsElsewhere} className="mt-4">
            <legend className="mb-4 font-display text-2xl">{checkoutMessages.shipping}</legend>
            <AddressFields
              purpose="shipping"
              address={draft.shipping}
              isReady={isReady}
              countries={countries}
              onChange={(shipping) => change({ shipping })}
            />
          </fieldset>
        </div>
        <TextAreaField
          ref={notes}
          label={checkoutMessages.notes}
          note={checkoutMessages.optional}
          onChange={(text) => change({ notes: text })}
        />
        <PaymentMethods chosen={draft.method} isReady={isReady} onChoose={(method) => change({ method })} />
      </form>
    </SavedAddressProvider>
  );
}
