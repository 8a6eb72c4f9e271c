import { useRef } from 'react';
import { AddressFields } from '@/components/checkout/address-fields';
import { useAddressHints } from '@/components/checkout/use-address-hints';
import { useFilledForm } from '@/components/checkout/use-filled-form';
import { CheckField } from '@/components/ui/check-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useStoredText } from '@/components/ui/use-stored-text';
import type { Country } from '@/lib/domain/content';
import { useDraft } from '@/lib/stores/draft-store';
import { SavedAddressProvider } from '@/lib/stores/saved-address-store';
import { addressFormMessages } from '@/messages/address-form';

/** Stores the text for the tab, and an address on the device on request. */
export function AddressStep({ countries }: { readonly countries: readonly Country[] }) {
  const draft = useDraft((state) => state.draft);
  const isReady = useDraft((state) => state.isReady);
  const change = useDraft((state) => state.change);
  const changeAddress = useDraft((state) => state.changeAddress);
  const notes = useRef<HTMLTextAreaElement>(null);
  const { hints, isLoading } = useAddressHints([draft.billing, draft.shipping]);

  useFilledForm(isReady && !isLoading);
  useStoredText(notes, { stored: draft.notes, isReady, onTyped: (typed) => change({ notes: typed }) });

  const addressOf = (purpose: 'billing' | 'shipping', className?: string) => (
    <fieldset className={className}>
      <legend className="mb-4 text-ink-soft in-data-ahead:-mt-1 in-data-ahead:mb-2 in-data-ahead:text-sm">
        {addressFormMessages[purpose]}
      </legend>
      <AddressFields
        purpose={purpose}
        address={draft[purpose]}
        isReady={isReady}
        countries={countries}
        hints={hints}
        onChange={(part) => changeAddress(purpose, part)}
      />
    </fieldset>
  );

  return (
    <SavedAddressProvider>
      {addressOf('billing')}
      <div>
        <CheckField
          label={addressFormMessages.shipsElsewhere}
          name="ships-elsewhere"
          className="font-semibold print:hidden"
          isReady={isReady}
          isChecked={draft.shipsElsewhere}
          onChange={(shipsElsewhere) => change({ shipsElsewhere })}
        />
        {draft.shipsElsewhere && addressOf('shipping', 'mt-4')}
      </div>
      <TextAreaField
        ref={notes}
        label={addressFormMessages.notes}
        note={addressFormMessages.optional}
        name="notes"
        rows={2}
        className="in-data-ahead:[&>textarea]:h-11"
        onChange={(text) => change({ notes: text })}
      />
    </SavedAddressProvider>
  );
}
