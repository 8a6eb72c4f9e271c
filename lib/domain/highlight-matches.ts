import { tokenize } from '@/lib/domain/search-terms';

export type NamePart = { readonly at: number; readonly text: string; readonly isMatch: boolean };

/** Marks the folded words in `found`, or only their beginning where a `typed` word is a prefix. */
export function highlightMatches(
  name: string,
  found: readonly string[],
  typed: readonly string[],
): NamePart[] {
  let at = 0;
  return name
    .split(/([\p{L}\p{M}\p{N}]+)/u)
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
  const word = tokenize(text).find((one) => found.includes(one));
  if (word === undefined) return 0;
  const begun = Math.max(0, ...typed.filter((one) => word.startsWith(one)).map((one) => one.length));
  // Folding changed the length, so the length of the prefix does not apply to `text`.
  return word.length === text.length && begun > 0 ? begun : text.length;
}
