/** The zeros of ASCII, Arabic, Persian and full-width digits; each script has its digits in one row. */
const zeros = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** Converts digits of other scripts and drops all other characters. */
export function onlyDigits(text: string): string {
  return [...text].map((character) => digitOf(character) ?? '').join('');
}

/** Converts digits of other scripts, keeps other characters. */
export function normalizeDigits(text: string): string {
  return [...text].map((character) => digitOf(character) ?? character).join('');
}

function digitOf(character: string): string | undefined {
  const code = character.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? undefined : String(code - zero);
}
