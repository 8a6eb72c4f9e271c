import { tokenize } from '@/lib/domain/search-terms';

/** `at` is the index of the part in the name. */
export type NamePart = { readonly at: number; readonly text: string; readonly isMatch: boolean };

/** The separator for `split`; its group keeps the words themselves in the result. */
const words = /([\p{L}\p{M}\p{N}]+)/u;

/** Splits a name and marks the words in `found`, or only their beginning where a `typed` word is a prefix. */
export function highlightMatches(
  name: string,
  found: readonly string[],
  typed: readonly string[],
): NamePart[] {
  let at = 0;
  return name
    .split(words)
    .flatMap((text) => {
      const length = matchLength(text, found, typed);
      return [
        { text: text.slice(0, length), isMatch: true },
        { text: text.slice(length), isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '')
    .map((part) => {
      const placed = { at, ...part };
      at += part.text.length;
      return placed;
    });
}

function matchLength(text: string, found: readonly string[], typed: readonly string[]): number {
  const word = tokenize(text).find((candidate) => found.includes(candidate));
  if (word === undefined) return 0;
  const prefixes = typed.filter((typedWord) => word.startsWith(typedWord));
  const prefixLength = Math.max(0, ...prefixes.map((prefix) => prefix.length));
  // If folding changed the length of the word, the length of the prefix does not apply to `text`.
  return word.length === text.length && prefixLength > 0 ? prefixLength : text.length;
}
