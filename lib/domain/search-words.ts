import { synonyms } from '@/lib/domain/synonyms';

/** One thing that is asked for: the words as typed, and the phrases that mean the same. */
export type Meaning = {
  readonly typed: readonly string[];
  readonly others: readonly (readonly string[])[];
};

/** More than anyone types; a pasted page is not looked through whole. */
const mostMeanings = 12;
const longestPhrase = 3;

/** Say nothing about goods, so that "a gift for her" asks for gifts. */
const smallWords = [
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

/** Text as it is compared: without capitals, accents, vowel signs and full width, katakana as hiragana. */
export function folded(text: string): string {
  // Nearly every name; thousands of them are read at once.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** The words of a text; what Japanese and Khmer write without blanks is parted where the synonyms know it. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(unspaced, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What a search asks for, all of it at once; nothing where it holds no letter and no digit. */
export function meaningsOf(query: string): Meaning[] {
  const all = [...new Set(wordsOf(query))];
  const telling = all.filter((word) => !smallWords.includes(word));
  const words = telling.length > 0 ? telling : all;
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length && meanings.length < mostMeanings;) {
    const meaning = meaningAt(words, at);
    meanings.push(meaning);
    at += meaning.typed.length;
  }
  return meanings;
}

/** The longest known phrase that begins there, else the word alone; each in the singular as well. */
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
    .map(folded)
    .filter((phrase) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Khmer}]/u.test(phrase))
    // The longest first, so that the rice in genmaicha is none.
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

/** For each phrase the others of its groups. */
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
