/** Letters as paths, from the open fonts of the labels and of the shop, so that a drawing needs no font. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype from 'opentype.js';
import { home, shop } from './settings.mjs';

const faces = {
  jost: [home, 'jost'],
  mincho: [home, 'zen-old-mincho'],
  maru: [home, 'zen-maru-gothic'],
  brush: [home, 'yuji-syuku'],
  poster: [home, 'dela-gothic-one'],
  shop: [shop, 'shippori-mincho'],
};
const opened = new Map();

/** A family comes in slices; the last that has all characters is the one a browser would take. */
function fontFor(text, face, weight) {
  const [root, family] = faces[face];
  const folder = join(root, 'node_modules/@fontsource', family);
  const sheet = readFileSync(join(folder, `${weight}.css`), 'utf8');
  const slices = [...sheet.matchAll(/url\(\.\/files\/([^)]+)\.woff\)[^}]*?unicode-range: ([^;}]+)/g)];
  const slice = slices.findLast(([, , ranges]) => [...text].every((letter) => isWithin(letter, ranges)));
  if (!slice) throw new Error(`No slice of ${family} has ${text}`);
  const file = join(folder, 'files', `${slice[1]}.woff`);
  if (!opened.has(file)) opened.set(file, opentype.parse(new Uint8Array(readFileSync(file)).buffer));
  return opened.get(file);
}

function isWithin(letter, ranges) {
  const code = letter.codePointAt(0);
  return ranges.split(',').some((range) => {
    const [from, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return code >= from && code <= to;
  });
}

/** The outline of a word whose ink begins at 0 and stands on 0, and how wide and high that ink is. The gap is in em. */
export function letters(text, face, size, { weight = 500, gap = 0 } = {}) {
  const path = fontFor(text, face, weight).getPath(text, 0, 0, size, { letterSpacing: gap });
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  return { d: path.toPathData(1), left: x1, top: y1, width: x2 - x1, height: y2 - y1 };
}

/** The commands of a character's outline, in the middle of a square of its size that begins `below` the top. */
export function outline(character, face, size, { below = 0, weight = 500 } = {}) {
  const font = fontFor(character, face, weight);
  const { ascender, descender, unitsPerEm } = font;
  // The square of a Japanese font lies between ascender and descender, evened to one em.
  const baseline = ((ascender - (ascender - descender - unitsPerEm) / 2) / unitsPerEm) * size;
  const left = (size - font.getAdvanceWidth(character, size)) / 2;
  return font.getPath(character, left, below + baseline, size).commands;
}
