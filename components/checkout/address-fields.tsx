'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type * as addressHints from '@/components/checkout/address-hints';
import { SaveAddress } from '@/components/checkout/save-address';
import { SavedAddresses } from '@/components/checkout/saved-addresses';
import { CountryOptions } from '@/components/ui/country-options';
import { Field } from '@/components/ui/field';
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
  readonly onChange: (address: CheckoutAddress) => void;
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
  const inputs = useRef(new Map<TextField, HTMLInputElement>());
  const [hints, setHints] = useState<typeof addressHints>();
  const [isPhoneLeft, setPhoneLeft] = useState(false);
  const id = useId();
  // Accessible names must be unique within the form.
  const readOut = purpose === 'shipping' ? checkoutMessages.forShipping : undefined;
  const set = (field: AddressField, value: string) => onChange({ ...address, [field]: value });

  // Text typed before the draft is read wins; later, fields follow the draft (back-forward cache).
  const hasMerged = useRef(false);
  const show = useEffectEvent(() => {
    if (!isReady) return;
    const typed = hasMerged.current ? {} : typedIn(inputs.current);
    hasMerged.current = true;
    write({ ...address, ...typed }, inputs.current);
    if (Object.keys(typed).length > 0) onChange({ ...address, ...typed });
  });
  useLayoutEffect(() => show(), [address, isReady]);

  // Hints are optional: load them on first use and ignore failures.
  const wantsHints = address.country !== '' || address.phone !== '';
  useEffect(() => {
    if (wantsHints) void import('@/components/checkout/address-hints').then(setHints).catch(() => undefined);
  }, [wantsHints]);

  function leavePhone({ relatedTarget: next }: FocusEvent): void {
    // Only between inputs: a hint would shift a button before its click lands.
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
      purpose={readOut}
      name={`${purpose}-${token}`}
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
      <SavedAddresses purpose={readOut} address={address} onUse={fill} />
      {fields.slice(0, firstPlaced).map(textField)}
      <SelectField
        label={checkoutMessages.fields.country}
        purpose={readOut}
        name={`${purpose}-country`}
        value={address.country}
        autoComplete={`${purpose} country-name`}
        className="col-span-2"
        onChange={(value) => set('country', value)}
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

function write(address: CheckoutAddress, inputs: ReadonlyMap<TextField, HTMLInputElement>): void {
  for (const [field, input] of inputs) if (input.value !== address[field]) input.value = address[field];
}

function typedIn(inputs: ReadonlyMap<TextField, HTMLInputElement>): Partial<CheckoutAddress> {
  const typed = [...inputs].map(([field, { value }]) => [field, value] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}
