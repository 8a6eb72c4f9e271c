import { phoneAdvice } from '@/lib/domain/phone';
import { addressHintMessages as messages } from '@/lib/messages/en/address-hints';

/** Where the parts of an address go in a country; empty for a country of which we know nothing. */
export function placeHint(country: string): string {
  return Object.entries(messages.places).find(([name]) => name === country)?.[1] ?? '';
}

/** A phone number as it is written in full, else as it was typed, and what there is to say of it. */
export function settledPhone(
  typed: string,
  country: string,
): { readonly phone: string; readonly hint: string } {
  const advice = phoneAdvice(typed, country);
  return {
    phone: advice.kind === 'number' ? advice.text : typed,
    hint: advice.kind === 'odd' ? messages.phones[advice.country] : '',
  };
}
