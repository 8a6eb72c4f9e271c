import { synonyms } from '@/lib/domain/synonyms';

export type Meaning = {
  readonly typed: readonly string[];
  readonly others: readonly (readonly string[])[];
};

const maxMeanings = 12;
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

/** Folded words; unspaced Japanese and Khmer are split only at known synonyms. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(unspaced, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** All must match; empty if the query has no letter or digit. */
export function meaningsOf(query: string): Meaning[] {
  const all = [...new Set(wordsOf(query))];
  const telling = all.filter((word) => !stopWords.includes(word));
  const words = telling.length > 0 ? telling : all;
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length && meanings.length < maxMeanings;) {
    const meaning = meaningAt(words, at);
    meanings.push(meaning);
    at += meaning.typed.length;
  }
  return meanings;
}

function meaningAt(words: readonly string[], at: number, length = longestPhrase): Meaning {
  const typed = words.slice(at, at + length);
  const key = typed.join(' ');
  const single = singular(key);
  const others = phrases.get(key) ?? phrases.get(single);
  if (others === undefined && length > 1) return meaningAt(words, at, length - 1);
  return { typed, others: [...(single === key ? [] : [single.split(' ')]), ...(others ?? [])] };
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

const unspaced = new RegExp(
  synonyms
    .flat()
    .map(fold)
    .filter((phrase) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Khmer}]/u.test(phrase))
    // Longest first, so that 米 (rice) does not match in 玄米茶 (genmaicha).
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

const phrases = new Map<string, string[][]>();
for (const group of synonyms) {
  const split = group.map(wordsOf);
  for (const typed of split) {
    phrases.set(
      typed.join(' '),
      split.filter((other) => other !== typed),
    );
  }
}
