import { hasStreetOrCity, readDraft, type CheckoutAddress, type CheckoutDraft } from '@/lib/domain/checkout';
import { truncate } from '@/lib/domain/truncate';

const maxFieldLength = 120;
const maxNotesLength = 600;

/** Truncates each field, and puts each but the notes on one line. */
export function truncateDraft(typed: CheckoutDraft): {
  readonly draft: CheckoutDraft;
  readonly isTruncated: boolean;
} {
  let isTruncated = false;
  const shorten = (text: string, max: number) => {
    const short = truncate(text, max);
    isTruncated ||= short !== text;
    return short;
  };
  const shortenField = (text: string) => shorten(oneLine(text), maxFieldLength);
  const shortenAddress = (address: CheckoutAddress) =>
    Object.fromEntries(Object.entries(address).map(([name, text]) => [name, shortenField(text)]));
  const draft = readDraft({
    ...typed,
    billing: shortenAddress(typed.billing),
    shipping: typed.shipsElsewhere ? shortenAddress(typed.shipping) : typed.shipping,
    coupon: shortenField(typed.coupon),
    notes: shorten(typed.notes.trim(), maxNotesLength),
  });
  return { draft, isTruncated };
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The details without which the shop has to ask the shopper. */
export function missingDetails({
  billing,
  shipping,
  shipsElsewhere,
  method,
}: CheckoutDraft): readonly ('name' | 'contact' | 'address')[] {
  const isBlank = (...texts: readonly string[]) => texts.every((text) => text.trim() === '');
  return [
    ...(isBlank(billing.firstName, billing.lastName) ? (['name'] as const) : []),
    ...(isBlank(billing.phone, billing.email) ? (['contact'] as const) : []),
    ...(method !== 'collect' && !hasStreetOrCity(shipsElsewhere ? shipping : billing)
      ? (['address'] as const)
      : []),
  ];
}
