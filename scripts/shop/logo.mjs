import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentHash, filesBelow, writeWhole } from './files.mjs';
import { iconFiles, isServedAsDrawing, logoFormats } from './logo-icons.mjs';

/** The folder of `pictures/` that holds what is made of the logo, and no file of a merchant. */
const madeFolder = 'company/made';
const madeName = /^[a-z0-9-]+-[0-9a-f]{8}\.(?:ico|png|svg)$/;
/** Part of the names of icons: raise it when this code makes other icons of the same logo. */
const recipe = 1;

/**
 * What icons are made of. A drawing is served as it is; `background` stands behind icons that may not be transparent.
 * @typedef {{ bytes: Buffer, isDrawing: boolean, background: string }} LogoSource
 */

/**
 * Reads the file that `logo` of shop.json names in the shop's folder.
 * @param {string} shop
 * @param {unknown} logo
 * @returns {Promise<{ problem?: string, source?: LogoSource }>} neither if `logo` names no file to make icons of
 */
export async function readLogo(shop, logo) {
  if (typeof logo !== 'string') return {};
  const file = join(shop, logo);
  if (logo.split(/[/\\]/).includes('..') || !existsSync(file))
    return { problem: "there is no such file in the shop's folder" };
  const bytes = readFileSync(file);
  const format = await formatOf(bytes);
  if (!logoFormats.includes(format)) return { problem: 'this file cannot be read; use an SVG or a PNG' };
  return { source: { bytes, isDrawing: isServedAsDrawing(format, bytes), background: '#ffffff' } };
}

/** Decodes the whole picture, which finds one that is cut off. */
async function formatOf(bytes) {
  try {
    const { format } = await sharp(bytes).metadata();
    await sharp(bytes, { failOn: 'truncated' }).stats();
    return format;
  } catch {
    return undefined;
  }
}

/**
 * Makes what is missing of the icons of a logo, in a shop's `pictures/`, and removes those of an earlier logo.
 * @param {string} shop
 * @param {{ name: string, theme: { accent: string } }} settings give the logo of a shop without one
 * @param {LogoSource} [source]
 * @returns the names of the files, as `logo` of shop.json names finished ones
 */
export async function makeIcons(shop, settings, source) {
  const { bytes, isDrawing, background } = source ?? letterLogo(settings);
  const folder = join(shop, 'pictures', madeFolder);
  const hash = contentHash(JSON.stringify([recipe, isDrawing, background]), bytes);
  mkdirSync(folder, { recursive: true });
  const names = {};
  for (const [kind, { stem, extension, bytesOf }] of Object.entries(iconFiles)) {
    const isServed = kind === 'mark' && isDrawing;
    names[kind] = `${stem}-${hash}.${isServed ? 'svg' : extension}`;
    const file = join(folder, names[kind]);
    if (!existsSync(file)) writeWhole(file, isServed ? bytes : await bytesOf(bytes, background));
  }
  const used = Object.values(names);
  for (const name of filesBelow(folder))
    if (madeName.test(name) && !used.includes(name)) rmSync(join(folder, name), { force: true });

  const pathOf = (kind) => `/images/${madeFolder}/${names[kind]}`;
  return {
    mark: pathOf('mark'),
    favicon: pathOf('favicon'),
    apple: pathOf('apple'),
    icons: [
      { src: pathOf('any192'), size: 192, purpose: 'any' },
      { src: pathOf('any512'), size: 512, purpose: 'any' },
      { src: pathOf('maskable512'), size: 512, purpose: 'maskable' },
    ],
    isTransparent: source !== undefined,
  };
}

/** The outline of a shopping bag, as SVG. */
const bag =
  '<path fill="none" stroke="white" stroke-width="3.5" stroke-linejoin="round" d="M20 26h24l3 24H17zM26 32v-9a6 6 0 0 1 12 0v9"/>';

/**
 * The first letter or digit of the shop's name, or a shopping bag, on its accent colour; white is easy to read on that.
 * The computer that draws the icons may have no font for letters of other scripts.
 */
function letterLogo({ name, theme: { accent } }) {
  const [letter] =
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u.exec(name.normalize('NFC')) ?? [];
  const sign =
    letter === undefined
      ? bag
      : `<text x="32" y="45" font-family="system-ui,sans-serif" font-size="36" font-weight="600" text-anchor="middle" fill="white">${letter.toUpperCase()}</text>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${accent}"/>${sign}</svg>`;
  return { bytes: Buffer.from(drawing), isDrawing: true, background: accent };
}
