import { routes } from '@/lib/routes';

/** Some hosts refuse longer urls. */
const maxWordsLength = 200;

/** The catalogue searched for these words, without filters. */
export function searchPath(text: string) {
  const q = cleanWords(text);
  return q === '' ? routes.store : (`${routes.store}?${new URLSearchParams({ q }).toString()}` as const);
}

export function readWords(search: string): string {
  return cleanWords(new URLSearchParams(search).get('q') ?? '');
}

/** Counts code points, so that it does not split a surrogate pair. */
export function cleanWords(text: string): string {
  return [...text].slice(0, maxWordsLength).join('').trim();
}
