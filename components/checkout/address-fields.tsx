'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { CountryOptions } from '@/components/ui/country-options';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { AddressField, CheckoutAddress } from '@/lib/domain/checkout';
import type { Country } from '@/lib/domain/content';
import { checkoutMessages } from '@/lib/messages/en/checkout';

type Props = {
  /** Says to the browser which address it is. */
  readonly purpose: 'billing' | 'shipping';
  readonly address: CheckoutAddress;
  /** The kept draft has been read. */
  readonly isReady: boolean;
  readonly countries: readonly Country[];
  readonly onChange: (address: CheckoutAddress) => void;
};

type TextField = Exclude<AddressField, 'country'>;

const fields: readonly {
  readonly field: TextField;
  readonly token: string;
  /** How much of a line it takes: a half on phones too, or all of it on wide screens too. */
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

/** One address of the checkout form; nothing in it is required (CHK-01 to CHK-03, A-41). */
export function AddressFields({ purpose, address, isReady, countries, onChange }: Props) {
  const inputs = useRef(new Map<TextField, HTMLInputElement>());
  const set = (field: AddressField, value: string) => onChange({ ...address, [field]: value });
  const notes = (isOptional = false) => (isOptional ? { note: checkoutMessages.optional } : {});

  // What was typed before the kept draft arrived wins over it.
  const merge = useEffectEvent(() => onChange(mergeTyped(address, inputs.current)));
  useEffect(() => {
    if (isReady) merge();
  }, [isReady]);

  return (
    <div className="grid grid-cols-2 items-end gap-4">
      {fields.map(({ field, token, width, isOptional, type }) => (
        <Field
          key={field}
          label={checkoutMessages.fields[field]}
          {...notes(isOptional)}
          {...(type === undefined ? {} : { type })}
          autoComplete={`${purpose} ${token}`}
          className={widths[width ?? 'line']}
          ref={(input) => {
            if (input !== null) inputs.current.set(field, input);
          }}
          onChange={(event) => set(field, event.currentTarget.value)}
        />
      ))}
      <SelectField
        label={checkoutMessages.fields.country}
        value={address.country}
        autoComplete={`${purpose} country-name`}
        className="col-span-2"
        onChange={(value) => set('country', value)}
      >
        <option value="">{checkoutMessages.chooseCountry}</option>
        <CountryOptions countries={countries} />
      </SelectField>
    </div>
  );
}

/** Fills empty fields from the kept address and takes what stands in the others. */
function mergeTyped(
  kept: CheckoutAddress,
  inputs: ReadonlyMap<TextField, HTMLInputElement>,
): CheckoutAddress {
  const merged = { ...kept };
  for (const [field, input] of inputs) {
    if (input.value === '') input.value = kept[field];
    else merged[field] = input.value;
  }
  return merged;
}
