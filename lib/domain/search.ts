import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { markedName, type NamePart } from '@/lib/domain/marked-name';
import type { Product } from '@/lib/domain/product';
import { all, any, strategies } from '@/lib/domain/search-query';
import { meaningsOf, wordsOf, type Meaning } from '@/lib/domain/search-words';

export type SearchResults = {
  readonly names: ReadonlyMap<number, readonly NamePart[]>;
  /** Position by product id, 0 for the best. */
  readonly ranks: ReadonlyMap<number, number>;
  /** `close` if a word matched only approximately. */
  readonly kind: 'exact' | 'close';
};

export type NearMisses = {
  readonly suggestion: string | undefined;
  /** Partial matches, the best first; at most 3. */
  readonly ids: readonly number[];
};

export type Search = {
  readonly find: (words: string) => SearchResults;
  readonly nearMisses: (words: string) => NearMisses;
};

type MatchedQuery = { readonly kind: SearchResults['kind']; readonly query: Query };
type Part = { readonly known: Query[]; readonly typed: readonly string[]; readonly meant: readonly string[] };

const maxNear = 3;

/** Indexes every product: call it only when the shopper searches. */
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

  function read(meaning: Meaning): MatchedQuery | undefined {
    for (const { kind, queryFor } of strategies) {
      const query = queryFor(meaning, { words, closeTo });
      if (index.search(query).length > 0) return { kind, query };
    }
    return undefined;
  }

  function find(text: string): SearchResults {
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

  /** The first letter is seldom mistyped. */
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
        .slice(0, maxNear)
        .map(({ id }) => id),
    };
  }

  return { find, nearMisses };
}

/** MiniSearch favours results that match several synonyms; this compensates. */
function scoreOf({ score, queryTerms }: SearchResult): number {
  return score / queryTerms.length;
}
