import { asciiDigits, withAsciiDigits } from '@/lib/domain/digits';

/** The countries whose numbers we know, by their names in the form. */
export type PhoneCountry = 'Cambodia' | 'United Arab Emirates';

/** What can be said of a phone number; it is advice and never a refusal (CHK-02, A-76). */
export type PhoneAdvice =
  /** Nothing: no number at all, or one of a country that we do not know. */
  | { readonly kind: 'none' }
  /** It is a number, and this is how it is written for a caller from anywhere: "+855 12 345 678". */
  | { readonly kind: 'number'; readonly text: string }
  /** It begins as a number of the country and is none: it lacks digits or has too many. */
  | { readonly kind: 'odd'; readonly country: PhoneCountry };

type Plan = {
  readonly country: PhoneCountry;
  /** For callers from abroad. */
  readonly code: string;
  /** The number without code and without the zero before it, in the groups that it is written in. */
  readonly shapes: readonly RegExp[];
};

// Mobile and landline; one of a free or a special service has no shape here, and is left as it is.
const plans: readonly Plan[] = [
  { country: 'Cambodia', code: '855', shapes: [/^([1-9]\d)(\d{3})(\d{3})$/, /^([1-9]\d)(\d{3})(\d{4})$/] },
  {
    country: 'United Arab Emirates',
    code: '971',
    shapes: [/^(5\d)(\d{3})(\d{4})$/, /^([2-4679])(\d{3})(\d{4})$/],
  },
];
const special = /^(?:1[38]00|[89]00|600)/;

/** What to say of a phone number as it was typed, of an address in a country; its digits may be of other scripts. */
export function phoneAdvice(typed: string, country: string): PhoneAdvice {
  const text = withAsciiDigits(typed);
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return { kind: 'none' };
  const digits = asciiDigits(text);
  const isInternational = text.startsWith('+') || digits.startsWith('00');
  const dialled = digits.replace(/^00/, '');
  const plan = plans.find((one) =>
    isInternational ? dialled.startsWith(one.code) : one.country === country,
  );
  if (plan === undefined) return { kind: 'none' };
  // The code is often written without a plus, and the zero kept behind it.
  const isCoded = isInternational || (dialled.startsWith(plan.code) && dialled.length > 9);
  const number = (isCoded ? dialled.slice(plan.code.length) : dialled).replace(/^0/, '');
  if (special.test(number)) return { kind: 'none' };
  const groups = plan.shapes.map((shape) => shape.exec(number)).find((match) => match !== null);
  if (groups === undefined) return { kind: 'odd', country: plan.country };
  return { kind: 'number', text: [`+${plan.code}`, ...groups.slice(1)].join(' ') };
}
