import { hasStreetOrCity, readDraft, type CheckoutAddress, type CheckoutDraft } from '@/lib/domain/checkout';
import { truncate } from '@/lib/domain/truncate';

const maxFieldLength = 120;
const maxNotesLength = 600;

/** Bounds each field, and puts all but the notes on one line. */
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
  const field = (text: string) => shorten(oneLine(text), maxFieldLength);
  const address = (fields: CheckoutAddress) =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, field(text)]));
  const draft = readDraft({
    ...typed,
    billing: address(typed.billing),
    shipping: typed.shipsElsewhere ? address(typed.shipping) : typed.shipping,
    coupon: field(typed.coupon),
    notes: shorten(typed.notes.trim(), maxNotesLength),
  });
  return { draft, isTruncated };
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What the shop has to ask for. */
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
