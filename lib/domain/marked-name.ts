import { wordsOf } from '@/lib/domain/search-words';

/** A piece of a name; together they are the name. `at` counts the characters before it. */
export type NamePart = { readonly at: number; readonly text: string; readonly isMatch: boolean };

/**
 * A name in pieces, those marked that a search found in it: of a word that was looked for by its beginning that
 * beginning, else the whole word.
 * @param found words of the name, as they are compared
 * @param typed what was looked for, as it is compared
 */
export function markedName(name: string, found: readonly string[], typed: readonly string[]): NamePart[] {
  let at = 0;
  return name
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .flatMap((text) => {
      const length = markedLength(text, found, typed);
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

function markedLength(text: string, found: readonly string[], typed: readonly string[]): number {
  const word = wordsOf(text).find((one) => found.includes(one));
  if (word === undefined) return 0;
  const begun = Math.max(0, ...typed.filter((one) => word.startsWith(one)).map((one) => one.length));
  // A letter that is compared as two would shift the mark.
  return word.length === text.length && begun > 0 ? begun : text.length;
}
