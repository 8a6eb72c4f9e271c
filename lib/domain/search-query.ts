import type { Query } from 'minisearch';
import type { Term } from '@/lib/domain/search-terms';

/** The words of all products; `distance` is the number of edits, as MiniSearch counts them. */
export type Vocabulary = {
  readonly words: ReadonlySet<string>;
  readonly similarWords: (word: string, distance: number) => string[];
};

export const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
export const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** Ways to look for a term, tried in order; the first with results wins. */
export const strategies: readonly {
  readonly kind: 'exact' | 'fuzzy';
  readonly toQuery: (term: Term, vocabulary: Vocabulary) => Query;
}[] = [
  // The beginning of a word matches, or a synonym.
  {
    kind: 'exact',
    toQuery: ({ typed, synonyms }) => anyOf([allOf(typed.map(prefixQuery)), ...synonyms.map(synonymQuery)]),
  },
  // At least three letters match anywhere in a word: "berry" finds "blueberry".
  {
    kind: 'exact',
    toQuery: alternativesQuery((part, { words }) =>
      part.length > 2 ? [...words].filter((word) => word.includes(part)) : [],
    ),
  },
  // A word of at least four letters matches with one wrong letter.
  {
    kind: 'fuzzy',
    toQuery: alternativesQuery((word, { similarWords }) => (word.length > 3 ? similarWords(word, 1) : [])),
  },
  // A word of at least four letters matches with two swapped letters, which count as two edits.
  {
    kind: 'fuzzy',
    toQuery: alternativesQuery((word, { similarWords }) =>
      word.length > 3
        ? similarWords(word, 2).filter((other) => sortedLetters(other) === sortedLetters(word))
        : [],
    ),
  },
  // A word of at least six letters matches with two wrong letters, if the first letter is right.
  {
    kind: 'fuzzy',
    toQuery: alternativesQuery((word, { similarWords }) =>
      word.length > 5 ? similarWords(word, 2).filter((other) => other[0] === word[0]) : [],
    ),
  },
];

function prefixQuery(word: string): Query {
  return { prefix: true, queries: [word] };
}

/** Ranks synonyms below typed words, and phrases lowest. Short synonyms would be prefixes of too many words. */
function synonymQuery(phrase: readonly string[]): Query {
  const boostTerm = () => (phrase.length === 1 ? 0.1 : 0.01);
  return allOf(phrase.map((word) => ({ prefix: word.length > 3, boostTerm, queries: [word] })));
}

function alternativesQuery(alternatives: (word: string, vocabulary: Vocabulary) => string[]) {
  return ({ typed }: Term, vocabulary: Vocabulary): Query =>
    allOf(typed.map((word) => anyOf(alternatives(word, vocabulary))));
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
