'use client';

import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import type * as addressHints from '@/components/checkout/address-hints';
import { SaveAddress } from '@/components/checkout/save-address';
import { SavedAddresses } from '@/components/checkout/saved-addresses';
import { StoredField } from '@/components/checkout/stored-field';
import { CountryOptions } from '@/components/ui/country-options';
import { SelectField } from '@/components/ui/select-field';
import type { AddressField, CheckoutAddress } from '@/lib/domain/checkout';
import type { Country } from '@/lib/domain/content';
import { checkoutMessages } from '@/messages/checkout';

type Props = {
  readonly purpose: 'billing' | 'shipping';
  readonly address: CheckoutAddress;
  /** The stored draft has been read. */
  readonly isReady: boolean;
  readonly countries: readonly Country[];
  readonly onChange: (part: Partial<CheckoutAddress>) => void;
};

type TextField = Exclude<AddressField, 'country'>;

const fields: readonly {
  readonly field: TextField;
  readonly token: string;
  /** Default: a full row on phones, half a row elsewhere. */
  readonly width?: 'half' | 'wide';
  readonly isOptional?: boolean;
  readonly type?: 'tel' | 'email';
}[] = [
  { field: 'firstName', token: 'given-name', width: 'half' },
  { field: 'lastName', token: 'family-name', width: 'half' },
  { field: 'company', token: 'organization', width: 'wide', isOptional: true },
  { field: 'street', token: 'address-line1', width: 'wide' },
  { field: 'city', token: 'address-level2', width: 'half' },
  { field: 'state', token: 'address-level1', width: 'half' },
  { field: 'phone', token: 'tel', type: 'tel' },
  { field: 'email', token: 'email', type: 'email' },
];

const widths = { half: '', line: 'max-sm:col-span-2', wide: 'col-span-2' };

const hintClass = 'col-span-2 -mt-2 text-sm text-ink-soft empty:sr-only';

/** Described by the hint of the country, so they follow it. */
const placed: readonly TextField[] = ['street', 'city', 'state'];

/** No field is required, including those not labelled optional. */
export function AddressFields({ purpose, address, isReady, countries, onChange }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const hints = useAddressHints(address);
  const [isPhoneLeft, setPhoneLeft] = useState(false);
  const id = useId();
  // Accessible names must be unique within the form.
  const readOut = purpose === 'shipping' ? checkoutMessages.forShipping : undefined;

  function leavePhone({ relatedTarget: next }: FocusEvent): void {
    // Only between inputs: a hint would shift a button before its click lands.
    setPhoneLeft(next instanceof HTMLInputElement && root.current?.contains(next) === true);
    const phone = hints?.settledPhone(address.phone, address.country).phone;
    if (phone !== undefined && phone !== address.phone) onChange({ phone });
  }

  const textField = ({ field, token, width, isOptional, type }: (typeof fields)[number]) => (
    <StoredField
      key={field}
      label={checkoutMessages.fields[field]}
      {...(isOptional === true ? { note: checkoutMessages.optional } : {})}
      {...(type === undefined ? {} : { type })}
      {...(placed.includes(field) ? { describedBy: `${id}-places` } : {})}
      {...(field === 'phone' ? { describedBy: `${id}-phone`, onBlur: leavePhone } : {})}
      purpose={readOut}
      name={`${purpose}-${token}`}
      autoComplete={`${purpose} ${token}`}
      className={widths[width ?? 'line']}
      kept={address[field]}
      isReady={isReady}
      onTyped={(text) => {
        if (field === 'phone') setPhoneLeft(false);
        onChange({ [field]: text });
      }}
    />
  );
  const firstPlaced = fields.findIndex(({ field }) => placed.includes(field));

  return (
    <div ref={root} className="grid grid-cols-2 items-end gap-4">
      <SavedAddresses purpose={readOut} address={address} onUse={onChange} />
      {fields.slice(0, firstPlaced).map(textField)}
      <SelectField
        label={checkoutMessages.fields.country}
        purpose={readOut}
        name={`${purpose}-country`}
        value={address.country}
        autoComplete={`${purpose} country-name`}
        className="col-span-2"
        onChange={(country) => onChange({ country })}
      >
        <option value="">{checkoutMessages.chooseCountry}</option>
        <CountryOptions countries={countries} />
      </SelectField>
      {/* Always mounted: a live region announces changes, not its own insertion. */}
      <p id={`${id}-places`} role="status" className={hintClass}>
        {hints?.placeHint(address.country)}
      </p>
      {fields.slice(firstPlaced, -1).map(textField)}
      <p id={`${id}-phone`} role="status" className={`${hintClass} sm:order-last`}>
        {isPhoneLeft && hints?.settledPhone(address.phone, address.country).hint}
      </p>
      {fields.slice(-1).map(textField)}
      <SaveAddress purpose={readOut} address={address} />
    </div>
  );
}

/** Hints are optional: loaded on first use, and a failure is ignored. */
function useAddressHints({ country, phone }: CheckoutAddress): typeof addressHints | undefined {
  const [hints, setHints] = useState<typeof addressHints>();
  const isWanted = country !== '' || phone !== '';
  useEffect(() => {
    if (isWanted) void import('@/components/checkout/address-hints').then(setHints).catch(() => undefined);
  }, [isWanted]);
  return hints;
}
