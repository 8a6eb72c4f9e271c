import { slugOf } from '../../lib/slug.mjs';
import { nearestName } from './nearest-name.mjs';

/** Readers of the cells of `products.csv`: each returns the value of a cell, or its problem. An empty cell has no value. */

/** The longest name that a stored order holds. */
const maxNameLength = 246;
const maxSkuLength = 50;
/** A file system allows 255 bytes, of which `.segments`, the longest suffix of the build, takes 9. */
const maxSlugBytes = 255 - 9;

/**
 * @param {{ categories?: readonly string[] | undefined, decimals?: number }} settings
 * @returns {Record<string, (text: string) => { value?: any, problem?: string }>}
 */
export function cellReaders({ categories, decimals = 2 }) {
  return {
    id: numberOf(/^[1-9]\d{0,8}$/, 'a whole number from 1 on, which the product keeps for ever'),
    name: readName,
    category: (text) => readCategory(text, categories),
    price: (text) => readPrice(text, decimals),
    discount: numberOf(/^(\d{1,2}|100)?$/, 'a whole percentage from 0 to 100, without %', 0),
    stock: numberOf(/^\d{0,6}$/, 'a whole number from 0 to 999999, or nothing if you do not count it'),
    rating: numberOf(/^([0-4](\.\d+)?|5(\.0+)?)?$/, 'a number from 0 to 5'),
    brand: oneLine,
    size: oneLine,
    description: someText,
    composition: readComposition,
    photos: (text) => ({
      value: text
        .split('|')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
    }),
    'social image': oneLine,
    slug: readSlug,
    sku: readSku,
    gtin: readGtin,
    adult: yesOrNo,
    hidden: yesOrNo,
  };
}

/** Only these columns must stand in the heading. */
export const requiredColumns = ['id', 'name', 'category', 'price', 'stock'];

/** The label of a column such as `info: Origin`; undefined for any other. */
export function infoLabel(heading) {
  return /^info:\s*(.*)$/is.exec(heading)?.[1];
}

/** Any control character but tabs and line breaks. */
const controlCharacter = /(?![\t\n\r])\p{Cc}/u;

/** Reads a text of one or more lines. */
export function someText(text) {
  if (controlCharacter.test(text)) return { problem: 'it holds a control character; type the text again' };
  return { value: text || undefined };
}

function oneLine(text) {
  if (/\p{Cc}/u.test(text)) return { problem: 'write it in one line' };
  return { value: text || undefined };
}

/** A reader of numbers that match a pattern; `ifEmpty` is the value of an empty cell, if the pattern allows one. */
function numberOf(pattern, expected, ifEmpty) {
  return (text) => {
    if (!pattern.test(text)) return { problem: `write ${expected}` };
    return { value: text === '' ? ifEmpty : Number(text) };
  };
}

function required(text) {
  return text === '' ? { problem: 'this cell is empty' } : oneLine(text);
}

function readName(text) {
  const hidden = invisibleCharacter(text);
  if (hidden !== undefined)
    return { problem: `it holds ${hidden}, which nobody can see or tell from a blank; delete it` };
  if (text.length > maxNameLength)
    return {
      problem: `it has ${text.length} characters, more than ${maxNameLength}; write the rest in description`,
    };
  return required(text);
}

/**
 * The code of the first invisible character, such as "U+200B"; undefined if there is none. Those that join emoji do not
 * count, nor those that divide words in Khmer or Thai, which write no blanks.
 */
function invisibleCharacter(text) {
  const plain = text
    .replace(/(\p{Extended_Pictographic})(?:\p{Emoji_Modifier}|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])+/gu, '$1')
    .replace(/([0-9#*])\ufe0f?\u20e3/gu, '$1')
    .replace(joinersOfScripts, '');
  const found = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/u.exec(plain)?.[0];
  return found && `U+${found.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Writing systems in which a sign without width, after a letter, joins or divides letters. */
const scripts =
  'Khmer Thai Lao Myanmar Tibetan Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala';
const joinersOfScripts = new RegExp(
  `(?<=[${scripts.replace(/\w+/g, String.raw`\p{Script=$&}`).replaceAll(' ', '')}])[\\u200b-\\u200d]`,
  'gu',
);

function readCategory(text, categories) {
  if (text === '' || categories === undefined || categories.includes(text)) return required(text);
  const near = nearestName(text, categories);
  const remedy = near === undefined ? `write one of ${categories.join(', ')}` : `do you mean ${near}?`;
  return { problem: `shop.json has no such category; ${remedy}` };
}

function readPrice(text, decimals) {
  const fraction = decimals === 0 ? '' : `(\\.\\d{1,${decimals}})?`;
  const example = (12.5).toFixed(decimals);
  const expected = decimals === 0 ? 'digits, such as 1250' : `digits with a point, such as ${example}`;
  if (!new RegExp(`^\\d{1,9}${fraction}$`).test(text))
    return { problem: `write ${expected}, without a currency sign` };
  return Number(text) > 0 ? { value: Number(text) } : { problem: 'write a price above 0' };
}

/** Reads a label and a text, such as "Material: bamboo". */
function readComposition(text) {
  if (text === '') return {};
  const [, label, content] = /^(\p{L}[\p{L}\p{M}\u200b-\u200d ]{0,39}):\s*(\S.*)$/su.exec(text) ?? [];
  if (label === undefined)
    return { problem: 'begin with a label and a colon, such as "Ingredients:" or "Material:"' };
  const { problem } = someText(content);
  return problem === undefined ? { value: { label, text: content } } : { problem };
}

function readSlug(text) {
  if (isTooLong(text))
    return { problem: `it is too long for a file name; write at most ${maxSlugBytes} bytes` };
  if (text === '' || slugOf(text) === text) return { value: text || undefined };
  const suggestion = slugOf(text);
  return {
    problem: `a url cannot hold this${suggestion === '' ? '' : `; write ${JSON.stringify(suggestion)}`}`,
  };
}

/** True for a slug that no file can be named by. */
export function isTooLong(slug) {
  return Buffer.byteLength(slug) > maxSlugBytes;
}

function readSku(text) {
  return text.length <= maxSkuLength && /^[!-~]*( [!-~]+)*$/.test(text)
    ? { value: text || undefined }
    : { problem: `write at most ${maxSkuLength} Latin letters, digits and signs` };
}

/** The number under the bar code; its last digit follows from the others. */
function readGtin(text) {
  if (text === '') return {};
  if (!/^(\d{8}|\d{12,14})$/.test(text))
    return { problem: 'write the 8, 12, 13 or 14 digits of the bar code, in a column formatted as text' };
  return hasRightCheckDigit(text)
    ? { value: text }
    : { problem: 'one digit is wrong: the last one does not fit the others; read the bar code again' };
}

/** Counted from the right, each second digit of a GTIN weighs three times as much; the sum is a multiple of ten. */
export function hasRightCheckDigit(digits) {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

function yesOrNo(text) {
  const values = { '': undefined, yes: true, no: false };
  const answer = text.toLowerCase();
  return Object.hasOwn(values, answer)
    ? { value: values[answer] }
    : { problem: 'write yes or no, or nothing' };
}
