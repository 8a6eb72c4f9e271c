/** The numbers of a message, by which the desk finds that somebody changed one. */

const digit = /\p{Nd}/u;
const foreignDigits = /(?!\d)\p{Nd}/gu;
/** Marks that chat apps add between characters, such as those of the writing direction. */
const invisible = /\p{Cf}/gu;
/** A translation may write other separators between thousands and before decimals. */
const number = /\d+(?:[.,٫٬'’]\d+)*/g;

/** Converts the digits of every script. */
export function withAsciiDigits(text: string): string {
  return text.replace(foreignDigits, (character) => {
    const code = Number(character.codePointAt(0));
    let first = code;
    while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
    // Unicode has the ten digits of a script in one row, and rows may follow each other.
    return String((code - first) % 10);
  });
}

/** A 32-bit check of all numbers in a text, in whatever order: a translation moves them, but changes none. */
export function checkOfNumbers(text: string, ...more: readonly number[]): number {
  const numbers = withAsciiDigits(text.replace(invisible, '')).match(number) ?? [];
  const sorted = numbers.map((found) => found.replace(/\D/g, '')).sort();
  return crc32([...sorted, '', ...more].join(' '));
}

/** CRC-32 as in zip files; `text` is ASCII. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
