import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError, root } from '../run.mjs';
import { faultList } from './faults.mjs';
import { filesBelow } from './files.mjs';
import { finishedPicture } from './finished-pictures.mjs';
import { makeFonts } from './fonts.mjs';
import { makeIcons } from './logo.mjs';
import { modulesOf } from './modules.mjs';
import { readShop } from './read-shop.mjs';

export const sampleShop = join(root, 'data');

/**
 * The folder of the shop to build: SHOP, relative to where npm was started, or the sample.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function shopFolder(env = process.env) {
  return env.SHOP?.trim() ? resolve(env.INIT_CWD ?? process.cwd(), env.SHOP.trim()) : sampleShop;
}

/**
 * Reads a shop's folder, writes what the pages import as `@/shop/…` into `folder`, makes the shop's pictures and, unless
 * `makesFonts` is false, its fonts, and returns its settings.
 * Throws a UserError that lists every fault of the folder.
 */
export async function generateShop({
  shop = shopFolder(),
  folder = join(root, '.shop'),
  makesFonts = true,
} = {}) {
  const { faults, logoSource, ...content } = await readShop(shop, { makesPictures: true });
  if (faults.length > 0) throw new UserError(faultList(faults));
  const settings = await withIcons(shop, content.settings, logoSource);
  content.pictures.set(settings.logo.mark, await finishedPicture(shop, settings.logo.mark));
  mkdirSync(folder, { recursive: true });
  const modules = modulesOf({ ...content, settings });
  for (const name of filesBelow(folder))
    if (!Object.hasOwn(modules, name) && !name.startsWith('fonts/')) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(modules)) writeIfChanged(join(folder, name), text);
  if (makesFonts) await makeFonts(join(folder, 'fonts'), Object.values(modules));
  return settings;
}

/** The settings with paths of finished icons as `logo`: those that it names, or those made of its file. */
async function withIcons(shop, settings, logoSource) {
  const { logo } = settings;
  return { ...settings, logo: typeof logo === 'object' ? logo : await makeIcons(shop, settings, logoSource) };
}

/**
 * Makes `public/images` hold the finished pictures of a shop and nothing else, and copies one to `/favicon.ico`, for which
 * browsers ask whatever the pages say.
 * @param {string} favicon the path of an ICO, such as `/images/company/favicon.ico`
 */
export function copyPictures(favicon, shop = shopFolder(), images = join(root, 'public/images')) {
  const pictures = join(shop, 'pictures');
  const wanted = new Set(filesBelow(pictures).filter((name) => !name.endsWith('.tmp')));
  const obsolete = filesBelow(images).filter((name) => !wanted.has(name));
  for (const name of obsolete) rmSync(join(images, name), { force: true });
  if (obsolete.length > 0) removeEmptyFolders(images);
  for (const name of wanted) {
    const [from, to] = [join(pictures, name), join(images, name)];
    if (!haveSameContent(from, to)) copyFile(from, to);
  }
  copyFile(join(pictures, favicon.replace('/images/', '')), join(images, '../favicon.ico'));
}

/** Unlike cpSync this does not delete an older file first, which another process may be copying too. */
function copyFile(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Removes folders without files, so that the export of a shop holds no folders of another one. */
function removeEmptyFolders(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function haveSameContent(from, to) {
  const [size, other] = [statSync(from).size, statSync(to, { throwIfNoEntry: false })?.size];
  return size === other && readFileSync(from).equals(readFileSync(to));
}

/** An unchanged file keeps its modification time, so that a development server does not compile it again. */
function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
