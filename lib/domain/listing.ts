import type { Product } from '@/lib/domain/product';

/** What search engines and marketplaces are told of a product; one answer for structured data and for the feeds. */

/** "MINATO-07": the name under which marketplaces know a product for good. */
export function skuOf({ id }: Pick<Product, 'id'>): string {
  return `MINATO-${String(id).padStart(2, '0')}`;
}

/** Goods that marketplaces show to adults alone. */
export function isForAdults({ category }: Pick<Product, 'category'>): boolean {
  return category === 'Okamoto Condom & Lubrican';
}

const mostInSnippet = 160;

/**
 * As much of a text as a search result has room for: whole sentences, or where they would leave more than half of it
 * empty, words.
 */
export function snippetOf(text: string): string {
  if (text.length <= mostInSnippet) return text;
  const [sentences = ''] = /^.*[.!?](?= )/.exec(text.slice(0, mostInSnippet + 1)) ?? [];
  if (sentences.length >= mostInSnippet / 2) return sentences;
  return `${text.slice(0, mostInSnippet).replace(/\W*\s\S*$/, '')}…`;
}
