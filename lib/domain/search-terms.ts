import { synonymGroups } from '@/shop/synonyms';

/** A word or phrase of the query with its synonyms, each as a list of words. */
export type Term = {
  readonly typed: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
};

const maxTerms = 12;
const maxPhraseWords = 3;
const possessive = /['’]s(?!\p{L})/gu;

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

/** Makes texts comparable: ignores case, Latin accents, Arabic vowel signs, full width and the kind of kana. */
export function fold(text: string): string {
  // Fast path for ASCII, which nearly every name is.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{M}+/gu, '$1')
      .normalize('NFC')
      // Katakana have the codes of hiragana plus 0x60.
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  );
}

/** The folded words of a text; unspaced Japanese and Khmer are split only around terms of `synonymGroups`. */
export function tokenize(text: string): string[] {
  return fold(text)
    .replace(possessive, '')
    .replace(unspacedTerm, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The terms of a query, all of which must match; none if it has no letter or digit. */
export function parseTerms(query: string): Term[] {
  const allWords = [...new Set(tokenize(query))];
  const contentWords = allWords.filter((word) => !stopWords.includes(word));
  const words = contentWords.length > 0 ? contentWords : allWords;
  const terms: Term[] = [];
  for (let at = 0; at < words.length && terms.length < maxTerms;) {
    const term = termAt(words, at);
    terms.push(term);
    at += term.typed.length;
  }
  return terms;
}

/** The longest phrase with synonyms that begins at the word with index `at`, or else this word. */
function termAt(words: readonly string[], at: number, length = maxPhraseWords): Term {
  const typed = words.slice(at, at + length);
  const key = typed.join(' ');
  const singularKey = singular(key);
  const synonyms = synonymsOf.get(key) ?? synonymsOf.get(singularKey);
  if (synonyms === undefined && length > 1) return termAt(words, at, length - 1);
  return { typed, synonyms: [...(singularKey === key ? [] : [singularKey.split(' ')]), ...(synonyms ?? [])] };
}

/** A rough English singular, such as berry for berries. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

const unspacedTerm = new RegExp(
  synonymGroups
    .flat()
    .map(fold)
    .filter((phrase) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Khmer}]/u.test(phrase))
    // Longest first, so that 米 (rice) does not match in 玄米茶 (genmaicha).
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

const synonymsOf = new Map<string, string[][]>();
for (const group of synonymGroups) {
  const phrases = group.map(tokenize);
  for (const phrase of phrases) {
    synonymsOf.set(
      phrase.join(' '),
      phrases.filter((other) => other !== phrase),
    );
  }
}
