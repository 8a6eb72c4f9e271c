'use client';

import { useId, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import { SaveAddress } from '@/components/checkout/save-address';
import { SavedAddresses } from '@/components/checkout/saved-addresses';
import type { AddressHints } from '@/components/checkout/use-address-hints';
import { CountryOptions } from '@/components/ui/country-options';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { useStoredText } from '@/components/ui/use-stored-text';
import type { AddressField, CheckoutAddress } from '@/lib/domain/checkout';
import type { Country } from '@/lib/domain/content';
import { addressFormMessages } from '@/messages/address-form';

type Props = {
  readonly purpose: 'billing' | 'shipping';
  readonly address: CheckoutAddress;
  /** Whether the stored draft has been read. */
  readonly isReady: boolean;
  readonly countries: readonly Country[];
  readonly hints: AddressHints | undefined;
  readonly onChange: (part: Partial<CheckoutAddress>) => void;
};

type TextFieldProps = {
  readonly field: Exclude<AddressField, 'country'>;
  /** The last part of the `autocomplete` attribute, such as `tel` in `billing tel`. */
  readonly token: string;
  readonly className?: string;
  readonly note?: string;
  readonly placeholder?: string;
  readonly type?: 'tel' | 'email';
};

const halfRowIfWide = 'col-span-2 @2xl/goods:col-span-1';

const nameFields: readonly TextFieldProps[] = [
  { field: 'firstName', token: 'given-name' },
  { field: 'lastName', token: 'family-name' },
  { field: 'company', token: 'organization', className: halfRowIfWide, note: addressFormMessages.optional },
];
/** The blank placeholders let save-address.css tell whether a field is empty. */
const placeFields: readonly TextFieldProps[] = [
  { field: 'street', token: 'address-line1', className: 'col-span-2', placeholder: ' ' },
  { field: 'city', token: 'address-level2', placeholder: ' ' },
  { field: 'state', token: 'address-level1' },
];
/** Under an empty cart (`data-ahead`) the form is compact: pairs share a row on phones too. */
const contactClass =
  'max-sm:col-span-2 in-data-ahead:max-sm:min-[22rem]:col-span-1! in-data-ahead:@2xl/goods:col-span-2';
const phoneField: TextFieldProps = { field: 'phone', token: 'tel', type: 'tel', className: contactClass };
const emailField: TextFieldProps = { field: 'email', token: 'email', type: 'email', className: contactClass };

const hintClass = 'col-span-full -mt-2 text-sm text-ink-soft empty:sr-only';

/** No field is required, not even those without the note “optional”. */
export function AddressFields({ purpose, address, isReady, countries, hints, onChange }: Props) {
  const [showsPhoneHint, setShowsPhoneHint] = useState(false);
  const id = useId();
  // Both address forms are on one page, so the accessible names of the second one need a suffix.
  const nameSuffix = purpose === 'shipping' ? addressFormMessages.forShipping : undefined;

  /** Shows the hint for the phone number, and writes the number in its international format. */
  function leavePhone({ currentTarget, relatedTarget: next }: FocusEvent<HTMLInputElement>): void {
    // If focus moves to a button, the hint would shift the button before the click lands.
    const isInput = next instanceof HTMLInputElement;
    setShowsPhoneHint(isInput && currentTarget.closest('fieldset')?.contains(next) === true);
    const phone = hints?.checkPhone(address.phone, address.country).phone;
    if (phone !== undefined && phone !== address.phone) onChange({ phone });
  }

  const textField = (
    { field, token, ...props }: TextFieldProps,
    extraProps: Pick<ComponentProps<typeof Field>, 'describedBy' | 'onBlur'> = {},
  ) => (
    <StoredField
      key={field}
      label={addressFormMessages.fields[field]}
      purpose={nameSuffix}
      name={`${purpose}-${token}`}
      autoComplete={`${purpose} ${token}`}
      stored={address[field]}
      isReady={isReady}
      onTyped={(text) => {
        if (field === 'phone') setShowsPhoneHint(false);
        onChange({ [field]: text });
      }}
      {...props}
      {...extraProps}
    />
  );

  return (
    <div className="grid grid-cols-2 items-end gap-4 in-data-ahead:gap-3 in-data-ahead:@2xl/goods:grid-cols-[4fr_4fr_4fr_5fr]">
      <SavedAddresses purpose={nameSuffix} address={address} onUse={onChange} />
      {nameFields.map((field) => textField(field))}
      <SelectField
        label={addressFormMessages.fields.country}
        purpose={nameSuffix}
        name={`${purpose}-country`}
        value={address.country}
        autoComplete={`${purpose} country-name`}
        className={halfRowIfWide}
        onChange={(country) => onChange({ country })}
      >
        <option value="">{addressFormMessages.chooseCountry}</option>
        <CountryOptions countries={countries} />
      </SelectField>
      {/* This stays mounted, because a live region announces changes, but not its own insertion. */}
      <p id={`${id}-places`} role="status" className={hintClass}>
        {hints?.placeHint(address.country)}
      </p>
      {placeFields.map((field) => textField(field, { describedBy: `${id}-places` }))}
      {textField(phoneField, { describedBy: `${id}-phone`, onBlur: leavePhone })}
      <p id={`${id}-phone`} role="status" className={`${hintClass} sm:order-last in-data-ahead:order-last`}>
        {showsPhoneHint && hints?.checkPhone(address.phone, address.country).hint}
      </p>
      {textField(emailField)}
      <SaveAddress purpose={nameSuffix} address={address} />
    </div>
  );
}

type StoredFieldProps = Omit<ComponentProps<typeof Field>, 'ref' | 'onChange'> & {
  readonly stored: string;
  readonly isReady: boolean;
  readonly onTyped: (text: string) => void;
};

/** A field that shows its stored text once it is read, unless the shopper has typed before. */
function StoredField({ stored, isReady, onTyped, ...field }: StoredFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useStoredText(input, { stored, isReady, onTyped });
  return <Field {...field} ref={input} onChange={(event) => onTyped(event.currentTarget.value)} />;
}
