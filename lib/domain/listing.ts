import type { Product } from '@/lib/domain/product';

/** "MINATO-07". Marketplaces identify a product by it, so it must never change. */
export function skuOf({ id }: Pick<Product, 'id'>): string {
  return `MINATO-${String(id).padStart(2, '0')}`;
}

export function isForAdults({ category }: Pick<Product, 'category'>): boolean {
  return category === 'Okamoto Condom & Lubrican';
}

const maxInSnippet = 160;

/** Whole sentences, or whole words if the sentences would fill less than half. */
export function snippetOf(text: string): string {
  if (text.length <= maxInSnippet) return text;
  const [sentences = ''] = /^.*[.!?](?= )/.exec(text.slice(0, maxInSnippet + 1)) ?? [];
  if (sentences.length >= maxInSnippet / 2) return sentences;
  const words = text.slice(0, maxInSnippet).replace(/[^\p{L}\p{M}\p{N}]*\s\S*$/u, '');
  return `${words.slice(0, maxInSnippet - 1)}…`;
}
