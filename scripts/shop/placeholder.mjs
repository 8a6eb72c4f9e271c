import { channels } from './colours.mjs';

const side = 1200;
/** The part of the picture that text may fill, in its units. */
const textSide = 1000;
const lineHeight = 1.4;
const fontSizes = [112, 92, 76, 60, 48];
/** More characters would not fit, and would make the file larger. */
const maxCharacters = 200;

/**
 * Draws a picture for a product without a photograph: its name on a colour.
 * @param {string} name
 * @param {string} backdrop such as "#e6dfd2"
 * @returns {string} an SVG of at most 2 kB
 */
export function placeholder(name, backdrop) {
  const { lines, fontSize } = fitText(readable(name));
  const step = fontSize * lineHeight;
  // The baseline of a line is about a third of the font size below its middle.
  const first = side / 2 + fontSize * 0.35 - ((lines.length - 1) * step) / 2;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${side / 2}" y="${Math.round(first + index * step)}">${escapeXml(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><path fill="${backdrop}" d="M0 0h${side}v${side}H0z"/><text font-family="system-ui,sans-serif" font-size="${fontSize}" text-anchor="middle" unicode-bidi="plaintext" fill="${isDark(backdrop) ? 'white' : 'black'}" fill-opacity=".7">${spans.join('')}</text></svg>`;
}

/** XML forbids most control characters, lone surrogates and U+FFFE. */
function readable(name) {
  const characters = [...name.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')];
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('')}…`
    : characters.join('');
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The largest size at which the lines fit and no word is torn; the smallest tears what it must. */
function fitText(name) {
  const words = wordsOf(name);
  for (const fontSize of fontSizes) {
    const maxWidth = textSide / fontSize;
    const maxLines = Math.floor(textSide / (fontSize * lineHeight));
    const pieces = words.flatMap((word) => piecesOf(word, maxWidth));
    const lines = fillLines(pieces, maxWidth);
    if (fontSize === fontSizes.at(-1)) return { lines: cut(lines, maxLines), fontSize };
    if (lines.length <= maxLines && !pieces.some(({ isTorn }) => isTorn)) return { lines, fontSize };
  }
}

/** The words of a name. A number and what follows it, such as its unit, are one word. */
function wordsOf(name) {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<!(?:^| )[\d.,/]+) /)
    .filter((word) => word !== '');
}

/** A word that is too wide is divided as its language divides it, as in Khmer and Japanese, else anywhere. */
function piecesOf(word, maxWidth) {
  if (widthOf(word) <= maxWidth) return [{ text: word, startsWord: true }];
  const parts = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    word,
  )) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts.push(`${parts.pop()}${segment}`);
  }
  return parts
    .flatMap((part) =>
      widthOf(part) <= maxWidth ? { text: part } : graphemesOf(part).map((text) => ({ text, isTorn: true })),
    )
    .map((piece, index) => ({ ...piece, startsWord: index === 0 }));
}

function fillLines(pieces, maxWidth) {
  const lines = [];
  for (const { text, startsWord } of pieces) {
    const line = lines.at(-1);
    const longer = startsWord ? `${line} ${text}` : `${line}${text}`;
    if (line === undefined || widthOf(longer) > maxWidth) lines.push(text);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function cut(lines, count) {
  return lines.length <= count ? lines : [...lines.slice(0, count - 1), `${lines[count - 1]}…`];
}

function graphemesOf(text) {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Estimates a width in units of the font size, rather too wide, because the font of the shopper's device is unknown. */
function widthOf(text) {
  return graphemesOf(text).reduce((sum, grapheme) => sum + widthOfGrapheme(grapheme), 0);
}

/** Signs of at most 0.6 of the font size. */
const narrow = /^[a-ln-vx-z0-9.,:;'’|!()\p{Script=Arabic}\p{Script=Hebrew}-]/u;
/** Signs as wide as the font size. */
const wide =
  /[MW@%\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

function widthOfGrapheme(grapheme) {
  if (grapheme === ' ') return 0.3;
  if (wide.test(grapheme)) return 1.05;
  return narrow.test(grapheme) ? 0.6 : 0.85;
}

/** The brightness of a colour, from 0 to 255, is the sum of its channels, weighed as eyes do. */
function isDark(colour) {
  const [red, green, blue] = channels(colour);
  const brightness = red * 0.299 + green * 0.587 + blue * 0.114;
  return brightness < 128;
}
