'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent } from 'react';
import type * as addressHints from '@/components/checkout/address-hints';
import { SaveAddress } from '@/components/checkout/save-address';
import { SavedAddresses } from '@/components/checkout/saved-addresses';
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

const hintLook = 'col-span-2 -mt-2 text-sm text-ink-soft empty:sr-only';

/** The country's own words tell what belongs into these, so they stand after it. */
const placed: readonly TextField[] = ['street', 'city', 'state'];

/** One address of the checkout form; nothing in it is required (CHK-01 to CHK-03, A-41). */
export function AddressFields({ purpose, address, isReady, countries, onChange }: Props) {
  const inputs = useRef(new Map<TextField, HTMLInputElement>());
  const [hints, setHints] = useState<typeof addressHints>();
  const [isPhoneLeft, setPhoneLeft] = useState(false);
  const id = useId();
  const set = (field: AddressField, value: string) => onChange({ ...address, [field]: value });

  // What was typed before the kept draft arrived wins over it.
  const merge = useEffectEvent(() => onChange(mergeTyped(address, inputs.current)));
  useEffect(() => {
    if (isReady) merge();
  }, [isReady]);

  // Fetched once there is something to say a word about; where it does not come, nothing is amiss.
  const wantsHints = address.country !== '' || address.phone !== '';
  useEffect(() => {
    if (wantsHints) void import('@/components/checkout/address-hints').then(setHints).catch(() => undefined);
  }, [wantsHints]);

  function leavePhone({ relatedTarget: next }: FocusEvent): void {
    // Not on the way to a button: the hint would move that from under the finger.
    setPhoneLeft([...inputs.current.values()].some((input) => input === next));
    const input = inputs.current.get('phone');
    const phone = hints?.settledPhone(address.phone, address.country).phone;
    if (input === undefined || phone === undefined || phone === input.value) return;
    input.value = phone;
    set('phone', phone);
  }

  function fill(saved: CheckoutAddress): void {
    write(saved, inputs.current);
    onChange(saved);
  }

  const textField = ({ field, token, width, isOptional, type }: (typeof fields)[number]) => (
    <Field
      key={field}
      label={checkoutMessages.fields[field]}
      {...(isOptional === true ? { note: checkoutMessages.optional } : {})}
      {...(type === undefined ? {} : { type })}
      {...(placed.includes(field) ? { describedBy: `${id}-places` } : {})}
      {...(field === 'phone' ? { describedBy: `${id}-phone`, onBlur: leavePhone } : {})}
      autoComplete={`${purpose} ${token}`}
      className={widths[width ?? 'line']}
      ref={(input) => {
        if (input !== null) inputs.current.set(field, input);
      }}
      onChange={(event) => {
        if (field === 'phone') setPhoneLeft(false);
        set(field, event.currentTarget.value);
      }}
    />
  );
  const firstPlaced = fields.findIndex(({ field }) => placed.includes(field));

  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <SavedAddresses address={address} onUse={fill} />
      {fields.slice(0, firstPlaced).map(textField)}
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
      {/* Always there, so that what comes into it is read out. */}
      <p id={`${id}-places`} role="status" className={hintLook}>
        {hints?.placeHint(address.country)}
      </p>
      {fields.slice(firstPlaced, -1).map(textField)}
      <p id={`${id}-phone`} role="status" className={`${hintLook} sm:order-last`}>
        {isPhoneLeft && hints?.settledPhone(address.phone, address.country).hint}
      </p>
      {fields.slice(-1).map(textField)}
      <SaveAddress address={address} />
    </div>
  );
}

function write(address: CheckoutAddress, inputs: ReadonlyMap<TextField, HTMLInputElement>): void {
  for (const [field, input] of inputs) input.value = address[field];
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
