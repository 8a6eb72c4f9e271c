'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
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
  readonly isWide?: boolean;
  readonly isOptional?: boolean;
  readonly type?: 'tel' | 'email';
}[] = [
  { field: 'firstName', token: 'given-name' },
  { field: 'lastName', token: 'family-name' },
  { field: 'company', token: 'organization', isWide: true, isOptional: true },
  { field: 'street', token: 'address-line1', isWide: true },
  { field: 'city', token: 'address-level2' },
  { field: 'state', token: 'address-level1' },
  { field: 'phone', token: 'tel', type: 'tel' },
  { field: 'email', token: 'email', type: 'email' },
];

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
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ field, token, isWide = false, isOptional, type }) => (
        <Field
          key={field}
          label={checkoutMessages.fields[field]}
          {...notes(isOptional)}
          {...(type === undefined ? {} : { type })}
          autoComplete={`${purpose} ${token}`}
          className={isWide ? 'sm:col-span-2' : ''}
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
        className="sm:col-span-2"
        onChange={(value) => set('country', value)}
      >
        <option value="">{checkoutMessages.chooseCountry}</option>
        {countries.map(({ name, region }) => (
          <option key={name} value={name}>
            {`${name} (${region})`}
          </option>
        ))}
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
