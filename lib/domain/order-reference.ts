/** Leaves out 0, 1, I and O, which are easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The day as yymmdd, and four characters. */
export const referencePattern = new RegExp(`^\\d\\d(?:0[1-9]|1[0-2])[0-3]\\d-[${alphabet}]{4}$`);

/** "261122-K7QF" for 2026-11-22. `randomNumbers`: at least four random non-negative integers. */
export function createReference(day: string, randomNumbers: Iterable<number>): string {
  const characters = Array.from(randomNumbers, (number) => alphabet[number % alphabet.length]).slice(0, 4);
  return `${day.slice(2).replaceAll('-', '')}-${characters.join('')}`;
}

/** The ISO date of the request in the time zone of the shopper. */
export function dayOfRequest({ reference }: { readonly reference: string }): string {
  return `20${reference.slice(0, 2)}-${reference.slice(2, 4)}-${reference.slice(4, 6)}`;
}
