import type { Query } from 'minisearch';
import type { Meaning } from '@/lib/domain/search-words';

/** What a way of looking needs to know of the shop. */
export type Vocabulary = {
  /** Every word of the names and categories, as it is compared. */
  readonly words: ReadonlySet<string>;
  /** Those that differ from a word by at most so many letters. */
  readonly closeTo: (word: string, distance: number) => string[];
};

/** What has every part. */
export const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
/** What has one part at least. */
export const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/**
 * The ways to look for something, from what was typed to what only looks like it; the first that finds something
 * counts.
 */
export const ways: readonly {
  readonly kind: 'exact' | 'close';
  readonly look: (meaning: Meaning, vocabulary: Vocabulary) => Query;
}[] = [
  {
    kind: 'exact',
    look: ({ typed, others }) => any([all(typed.map(begins)), ...others.map(means)]),
  },
  // The berry in a blueberry.
  {
    kind: 'exact',
    look: oneOf((part, { words }) =>
      part.length > 2 ? [...words].filter((word) => word.includes(part)) : [],
    ),
  },
  { kind: 'close', look: oneOf((word, { closeTo }) => (word.length > 3 ? closeTo(word, 1) : [])) },
  // Two letters that were swapped are two that differ.
  {
    kind: 'close',
    look: oneOf((word, { closeTo }) =>
      word.length > 3 ? closeTo(word, 2).filter((other) => lettersOf(other) === lettersOf(word)) : [],
    ),
  },
  {
    kind: 'close',
    look: oneOf((word, { closeTo }) =>
      word.length > 5 ? closeTo(word, 2).filter((other) => other[0] === word[0]) : [],
    ),
  },
];

function begins(word: string): Query {
  return { prefix: true, queries: [word] };
}

/** Ranks below what was typed, one of several words lowest; a short word would begin too many others. */
function means(phrase: readonly string[]): Query {
  const boostTerm = () => (phrase.length === 1 ? 0.1 : 0.01);
  return all(phrase.map((word) => ({ prefix: word.length > 3, boostTerm, queries: [word] })));
}

/** Each word by one of those that stand for it. */
function oneOf(standIns: (word: string, vocabulary: Vocabulary) => string[]) {
  return ({ typed }: Meaning, vocabulary: Vocabulary): Query =>
    all(typed.map((word) => any(standIns(word, vocabulary))));
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}
