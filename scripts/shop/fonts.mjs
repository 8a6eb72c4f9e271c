import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPartOfBuild } from '../build-id.mjs';
import { UserError, root } from '../run.mjs';
import { contentHash, filesBelow, writeWhole } from './files.mjs';

/** The fonts that components/layout/fonts.css declares, by file name. The weights are those that it names. */
const faces = {
  'text.woff2': {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  'display.woff2': {
    source: '@fontsource/shippori-mincho/files/shippori-mincho-latin-500-normal.woff2',
    // Metrics of vertical text.
    options: { dropTables: ['vhea', 'vmtx'] },
  },
};

/** What browsers apply to horizontal text by themselves, and the tabular figures of amounts. */
const features = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Shoppers type the signs of their keyboards, and browsers translate pages: Western European words stay in one face. */
const typedCharacters = [range(0x20, 0x7e), '\u00a0¡«»¿', range(0xc0, 0xff), 'Œœ‘’“”„–—…•€'].join('');

/**
 * Writes the fonts of the pages to a folder, with the characters of the texts, of the sources, and those that shoppers
 * type. Fonts that are made of the same already stay as they are.
 * Throws a UserError if a font is not installed.
 * @param {string} folder
 * @param {readonly string[]} texts
 */
export async function makeFonts(folder, texts) {
  const characters = charactersOf([...texts, ...sourceTexts()]);
  const fonts = Object.entries(faces).map(([name, { source, options }]) => ({
    name,
    source: readFont(source),
    options: { targetFormat: 'woff2', keepFeatures: features, ...options },
  }));
  // The lock file stands for the versions of the tools.
  const lock = readFileSync(join(root, 'package-lock.json'));
  const ingredients = fonts.flatMap(({ source, options }) => [source, JSON.stringify(options)]);
  const key = contentHash(lock, characters, ...ingredients);
  const keyFile = join(folder, 'made-of.txt');
  const isMade = [keyFile, ...fonts.map(({ name }) => join(folder, name))].every((file) => existsSync(file));
  if (isMade && readFileSync(keyFile, 'utf8') === key) return;

  const { default: subsetFont } = await import('subset-font');
  mkdirSync(folder, { recursive: true });
  for (const { name, source, options } of fonts)
    writeWhole(join(folder, name), await subsetFont(source, characters, options));
  writeWhole(keyFile, key);
}

/** The different characters of the texts, sorted, and those that shoppers type. */
export function charactersOf(texts) {
  const text = texts.join('');
  // A browser shows a letter and its accent as one character if the font has it.
  const beyondAscii = `${text}${text.normalize('NFC')}`.match(/[^\0-~]/gu) ?? [];
  return [...new Set([...typedCharacters, ...beyondAscii])].sort().join('');
}

/** Shops without an order desk must not differ by what stands in its sources. */
const isOfOrderDesk = /(?:^|\/)desk[/.-]/;

/** The code of the pages, which holds their other texts. */
function sourceTexts() {
  return ['app', 'components', 'lib'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => /\.(?:json|tsx?)$/.test(file) && isPartOfBuild(file) && !isOfOrderDesk.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
}

function readFont(source) {
  const file = join(root, 'node_modules', source);
  if (!existsSync(file)) throw new UserError(`The font ${file} is missing. Run npm ci to install it.`);
  return readFileSync(file);
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
