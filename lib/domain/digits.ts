/** The zeros of ASCII, Arabic-Indic, Persian and full-width digits; 1 to 9 follow each. */
const zeros = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** The decimal digits of a text as ASCII, full-width and Arabic-Indic ones converted, all else dropped. */
export function asciiDigits(text: string): string {
  return [...text].map((character) => digitOf(character) ?? '').join('');
}

/** The digits of other scripts converted one by one, so that signs and points keep their meaning. */
export function withAsciiDigits(text: string): string {
  return [...text.trim()].map((character) => digitOf(character) ?? character).join('');
}

function digitOf(character: string): string | undefined {
  const code = character.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? undefined : String(code - zero);
}
