import { onlyDigits, normalizeDigits } from '@/lib/domain/digits';

export type PhoneCountry = 'Cambodia' | 'United Arab Emirates';

/** This is advice only: no phone number is refused. */
export type PhoneAdvice =
  | { readonly kind: 'none' }
  /** Valid; `text` is in international format: "+855 12 345 678". */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'unusual'; readonly country: PhoneCountry };

type NumberingPlan = {
  readonly country: PhoneCountry;
  readonly code: string;
  /** They match a number without country code and leading zero; each group is printed as a block. */
  readonly patterns: readonly RegExp[];
};

const numberingPlans: readonly NumberingPlan[] = [
  { country: 'Cambodia', code: '855', patterns: [/^([1-9]\d)(\d{3})(\d{3})$/, /^([1-9]\d)(\d{3})(\d{4})$/] },
  {
    country: 'United Arab Emirates',
    code: '971',
    patterns: [/^(5\d)(\d{3})(\d{4})$/, /^([2-4679])(\d{3})(\d{4})$/],
  },
];
/** Toll-free, shared-cost and premium numbers have other lengths, so there is no advice for them. */
const servicePrefix = /^(?:1[38]00|[89]00|600)/;
/** Digits of the longest number of both plans, without country code and leading zero. */
const maxNationalDigits = 9;

export function phoneAdvice(typed: string, country: string): PhoneAdvice {
  const text = normalizeDigits(typed.trim());
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return { kind: 'none' };
  const digits = onlyDigits(text);
  const isInternational = text.startsWith('+') || digits.startsWith('00');
  const dialled = digits.replace(/^00/, '');
  const plan = numberingPlans.find((candidate) =>
    isInternational ? dialled.startsWith(candidate.code) : candidate.country === country,
  );
  if (plan === undefined) return { kind: 'none' };
  // Shoppers often type the country code without a plus, or keep the leading zero after it.
  const hasCode = isInternational || (dialled.startsWith(plan.code) && dialled.length > maxNationalDigits);
  const number = (hasCode ? dialled.slice(plan.code.length) : dialled).replace(/^0/, '');
  if (servicePrefix.test(number)) return { kind: 'none' };
  const groups = plan.patterns.map((pattern) => pattern.exec(number)).find((match) => match !== null);
  if (groups === undefined) return { kind: 'unusual', country: plan.country };
  return { kind: 'number', text: [`+${plan.code}`, ...groups.slice(1)].join(' ') };
}
