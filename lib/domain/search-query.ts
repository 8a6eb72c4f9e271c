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
  // Beginnings of words, or synonyms.
  {
    kind: 'exact',
    toQuery: ({ typed, synonyms }) => anyOf([allOf(typed.map(prefixQuery)), ...synonyms.map(synonymQuery)]),
  },
  // Substrings of at least three letters: "berry" finds "blueberry".
  {
    kind: 'exact',
    toQuery: alternativesQuery((part, { words }) =>
      part.length > 2 ? [...words].filter((word) => word.includes(part)) : [],
    ),
  },
  // One wrong letter in at least four.
  {
    kind: 'fuzzy',
    toQuery: alternativesQuery((word, { similarWords }) => (word.length > 3 ? similarWords(word, 1) : [])),
  },
  // Swapped letters in at least four, which count as two edits.
  {
    kind: 'fuzzy',
    toQuery: alternativesQuery((word, { similarWords }) =>
      word.length > 3
        ? similarWords(word, 2).filter((other) => sortedLetters(other) === sortedLetters(word))
        : [],
    ),
  },
  // Two wrong letters in at least six, of which the first must be right.
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
