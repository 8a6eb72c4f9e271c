import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { highlightMatches, type NamePart } from '@/lib/domain/highlight-matches';
import type { Product } from '@/lib/domain/product';
import { allOf, anyOf, strategies } from '@/lib/domain/search-query';
import { parseTerms, tokenize, type Term } from '@/lib/domain/search-terms';

export type SearchResults = {
  /** The name of each found product by its id, split into parts to highlight. */
  readonly names: ReadonlyMap<number, readonly NamePart[]>;
  /** Position by product id, 0 for the best. */
  readonly ranks: ReadonlyMap<number, number>;
  /** `fuzzy` if a word matched only approximately. */
  readonly kind: 'exact' | 'fuzzy';
};

/** What is offered if nothing was found. */
export type NearMisses = {
  /** A query that has results; undefined if there is none. */
  readonly suggestion: string | undefined;
  /** Products that match in part, the best first; at most 3. */
  readonly ids: readonly number[];
};

export type Search = ReturnType<typeof createSearch>;

type MatchedQuery = { readonly kind: SearchResults['kind']; readonly query: Query };
type PartialMatch = {
  readonly queries: Query[];
  readonly matched: readonly string[];
  readonly corrected: readonly string[];
};

const maxNearMisses = 3;
/** MiniSearch lets this part of the letters differ. */
const correctionDistance = 0.4;

/** Indexes every product: call it only when the shopper searches. */
export function createSearch(products: readonly Product[]) {
  const words = new Set<string>();
  const index = new MiniSearch<Product>({
    fields: ['name', 'category'],
    storeFields: ['name'],
    tokenize,
    processTerm(word) {
      words.add(word);
      return word;
    },
    searchOptions: { boost: { name: 3 }, tokenize: (word) => [word], processTerm: (word) => word },
  });
  index.addAll(products);

  function similarWords(word: string, distance: number): string[] {
    return [...new Set(index.search(word, { fuzzy: distance }).flatMap(({ terms }) => terms))];
  }

  function matchTerm(term: Term): MatchedQuery | undefined {
    for (const { kind, toQuery } of strategies) {
      const query = toQuery(term, { words, similarWords });
      if (index.search(query).length > 0) return { kind, query };
    }
    return undefined;
  }

  function find(text: string): SearchResults {
    const matches = parseTerms(text).map(matchTerm);
    const successful = matches.filter((match) => match !== undefined);
    const hasAllTerms = successful.length === matches.length;
    const results = hasAllTerms ? index.search(allOf(successful.map(({ query }) => query))) : [];
    results.sort((a, b) => scoreOf(b) - scoreOf(a) || a.id - b.id);
    return {
      names: new Map(
        results.map(({ id, name, terms, queryTerms }) => [id, highlightMatches(name, terms, queryTerms)]),
      ),
      ranks: new Map(results.map(({ id }, rank) => [id, rank])),
      kind: successful.every(({ kind }) => kind === 'exact') ? 'exact' : 'fuzzy',
    };
  }

  /** At most one similar word with the same first letter, which is seldom mistyped. */
  function correct(word: string): string[] {
    const similar = word.length > 5 ? similarWords(word, correctionDistance) : [];
    return similar.filter((other) => other[0] === word[0]).slice(0, 1);
  }

  function matchInPart(term: Term): PartialMatch {
    const match = matchTerm(term);
    return match?.kind === 'exact'
      ? { queries: [match.query], matched: term.typed, corrected: term.typed }
      : { queries: [], matched: [], corrected: term.typed.flatMap(correct) };
  }

  function nearMisses(text: string): NearMisses {
    const parts = parseTerms(text).map(matchInPart);
    const queries = parts.flatMap((part) => part.queries);
    const corrected = parts.flatMap((part) => part.corrected);
    const matched = parts.flatMap((part) => part.matched);
    return {
      suggestion: [corrected.join(' '), matched.join(' ')].find((other) => find(other).names.size > 0),
      ids: index
        .search(anyOf(queries.length > 0 ? queries : corrected))
        .slice(0, maxNearMisses)
        .map(({ id }) => id),
    };
  }

  return { find, nearMisses };
}

/** MiniSearch favours results that match several synonyms; the division compensates for it. */
function scoreOf({ score, queryTerms }: SearchResult): number {
  return score / queryTerms.length;
}
