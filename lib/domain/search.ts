import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { markedName, type NamePart } from '@/lib/domain/marked-name';
import type { Product } from '@/lib/domain/product';
import { all, any, ways } from '@/lib/domain/search-query';
import { meaningsOf, wordsOf, type Meaning } from '@/lib/domain/search-words';

/** What a search found, by the ids of products. */
export type Found = {
  /** The name in pieces, so that what was found in it can be marked. */
  readonly names: ReadonlyMap<number, readonly NamePart[]>;
  /** The place among what was found, 0 for the best. */
  readonly ranks: ReadonlyMap<number, number>;
  /** Whether what was asked for is there, or for a part of it only what looks like it. */
  readonly kind: 'exact' | 'close';
};

/** What may have been meant where nothing was found. */
export type NearMisses = {
  /** Other words that find something. */
  readonly suggestion: string | undefined;
  /** Products that have a part of it, the best first. */
  readonly ids: readonly number[];
};

export type Search = {
  readonly find: (words: string) => Found;
  readonly nearMisses: (words: string) => NearMisses;
};

type Reading = { readonly kind: Found['kind']; readonly query: Query };
/** A part of a search: what it asks for where that is there, its words as typed and as they may be meant. */
type Part = { readonly known: Query[]; readonly typed: readonly string[]; readonly meant: readonly string[] };

const mostNear = 3;

/** Looks words up in names and categories. The index is made here, so only where a shopper searches. */
export function createSearch(products: readonly Product[]): Search {
  const words = new Set<string>();
  const index = new MiniSearch<Product>({
    fields: ['name', 'category'],
    storeFields: ['name'],
    tokenize: wordsOf,
    processTerm(word) {
      words.add(word);
      return word;
    },
    searchOptions: { boost: { name: 3 }, tokenize: (word) => [word], processTerm: (word) => word },
  });
  index.addAll(products);

  function closeTo(word: string, distance: number): string[] {
    return [...new Set(index.search(word, { fuzzy: distance }).flatMap(({ terms }) => terms))];
  }

  function read(meaning: Meaning): Reading | undefined {
    for (const { kind, look } of ways) {
      const query = look(meaning, { words, closeTo });
      if (index.search(query).length > 0) return { kind, query };
    }
    return undefined;
  }

  function find(text: string): Found {
    const readings = meaningsOf(text).map(read);
    const known = readings.filter((reading) => reading !== undefined);
    const isWhole = known.length === readings.length;
    const results = isWhole ? index.search(all(known.map(({ query }) => query))) : [];
    results.sort((a, b) => scoreOf(b) - scoreOf(a) || a.id - b.id);
    return {
      names: new Map(
        results.map(({ id, name, terms, queryTerms }) => [id, markedName(name, terms, queryTerms)]),
      ),
      ranks: new Map(results.map(({ id }, rank) => [id, rank])),
      kind: known.every(({ kind }) => kind === 'exact') ? 'exact' : 'close',
    };
  }

  /** A word of the shop that may have been meant; the first letter is seldom wrong. */
  function guess(word: string): string[] {
    const close = word.length > 5 ? closeTo(word, 0.4) : [];
    return close.filter((other) => other[0] === word[0]).slice(0, 1);
  }

  function partOf(meaning: Meaning): Part {
    const reading = read(meaning);
    return reading?.kind === 'exact'
      ? { known: [reading.query], typed: meaning.typed, meant: meaning.typed }
      : { known: [], typed: [], meant: meaning.typed.flatMap(guess) };
  }

  function nearMisses(text: string): NearMisses {
    const parts = meaningsOf(text).map(partOf);
    const known = parts.flatMap((part) => part.known);
    const meant = parts.flatMap((part) => part.meant);
    const kept = parts.flatMap((part) => part.typed);
    return {
      suggestion: [meant.join(' '), kept.join(' ')].find((other) => find(other).names.size > 0),
      ids: index
        .search(any(known.length > 0 ? known : meant))
        .slice(0, mostNear)
        .map(({ id }) => id),
    };
  }

  return { find, nearMisses };
}

/** Without the library's favour for what answers to several synonyms at once. */
function scoreOf({ score, queryTerms }: SearchResult): number {
  return score / queryTerms.length;
}
