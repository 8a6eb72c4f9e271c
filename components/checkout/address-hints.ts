import { phoneAdvice } from '@/lib/domain/phone';
import { addressHintMessages as messages } from '@/messages/address-hints';

export function placeHint(country: string): string {
  return Object.entries(messages.places).find(([name]) => name === country)?.[1] ?? '';
}

/** Returns the `phone` in its international format if it is recognised, else as typed; and a `hint` or an empty text. */
export function checkPhone(
  typed: string,
  country: string,
): { readonly phone: string; readonly hint: string } {
  const advice = phoneAdvice(typed, country);
  return {
    phone: advice.kind === 'number' ? advice.text : typed,
    hint: advice.kind === 'unusual' ? messages.phones[advice.country] : '',
  };
}
