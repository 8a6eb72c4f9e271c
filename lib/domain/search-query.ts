import type { Query } from 'minisearch';
import type { Meaning } from '@/lib/domain/search-words';

export type Vocabulary = {
  readonly words: ReadonlySet<string>;
  readonly closeTo: (word: string, distance: number) => string[];
};

export const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
export const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** Tried in order; the first with results wins. */
export const strategies: readonly {
  readonly kind: 'exact' | 'close';
  readonly queryFor: (meaning: Meaning, vocabulary: Vocabulary) => Query;
}[] = [
  {
    kind: 'exact',
    queryFor: ({ typed, others }) => any([all(typed.map(begins)), ...others.map(means)]),
  },
  // Substrings: "berry" finds "blueberry".
  {
    kind: 'exact',
    queryFor: oneOf((part, { words }) =>
      part.length > 2 ? [...words].filter((word) => word.includes(part)) : [],
    ),
  },
  { kind: 'close', queryFor: oneOf((word, { closeTo }) => (word.length > 3 ? closeTo(word, 1) : [])) },
  // Swapped letters count as two edits.
  {
    kind: 'close',
    queryFor: oneOf((word, { closeTo }) =>
      word.length > 3 ? closeTo(word, 2).filter((other) => lettersOf(other) === lettersOf(word)) : [],
    ),
  },
  {
    kind: 'close',
    queryFor: oneOf((word, { closeTo }) =>
      word.length > 5 ? closeTo(word, 2).filter((other) => other[0] === word[0]) : [],
    ),
  },
];

function begins(word: string): Query {
  return { prefix: true, queries: [word] };
}

/** Ranks synonyms below typed words. Short words would be prefixes of too many others. */
function means(phrase: readonly string[]): Query {
  const boostTerm = () => (phrase.length === 1 ? 0.1 : 0.01);
  return all(phrase.map((word) => ({ prefix: word.length > 3, boostTerm, queries: [word] })));
}

function oneOf(standIns: (word: string, vocabulary: Vocabulary) => string[]) {
  return ({ typed }: Meaning, vocabulary: Vocabulary): Query =>
    all(typed.map((word) => any(standIns(word, vocabulary))));
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}
