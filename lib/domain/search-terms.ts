import { synonymGroups } from '@/lib/domain/synonyms';

export type Term = {
  readonly typed: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
};

const maxTerms = 12;
const longestPhrase = 3;

const stopWords = [
  'a',
  'an',
  'and',
  'for',
  'from',
  'her',
  'his',
  'in',
  'my',
  'of',
  'or',
  'the',
  'to',
  'with',
];

/** Ignores case, Latin accents, Arabic vowel signs, full width and the kind of kana. */
export function fold(text: string): string {
  // Fast path for ASCII, which nearly every name is.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Folded words; unspaced Japanese and Khmer are split only at known synonymGroups. */
export function tokenize(text: string): string[] {
  return fold(text)
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(unspaced, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** All must match; empty if the query has no letter or digit. */
export function parseTerms(query: string): Term[] {
  const all = [...new Set(tokenize(query))];
  const telling = all.filter((word) => !stopWords.includes(word));
  const words = telling.length > 0 ? telling : all;
  const terms: Term[] = [];
  for (let at = 0; at < words.length && terms.length < maxTerms;) {
    const term = termAt(words, at);
    terms.push(term);
    at += term.typed.length;
  }
  return terms;
}

function termAt(words: readonly string[], at: number, length = longestPhrase): Term {
  const typed = words.slice(at, at + length);
  const key = typed.join(' ');
  const single = singular(key);
  const synonyms = phrases.get(key) ?? phrases.get(single);
  if (synonyms === undefined && length > 1) return termAt(words, at, length - 1);
  return { typed, synonyms: [...(single === key ? [] : [single.split(' ')]), ...(synonyms ?? [])] };
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

const unspaced = new RegExp(
  synonymGroups
    .flat()
    .map(fold)
    .filter((phrase) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Khmer}]/u.test(phrase))
    // Longest first, so that 米 (rice) does not match in 玄米茶 (genmaicha).
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

const phrases = new Map<string, string[][]>();
for (const group of synonymGroups) {
  const split = group.map(tokenize);
  for (const typed of split) {
    phrases.set(
      typed.join(' '),
      split.filter((other) => other !== typed),
    );
  }
}
