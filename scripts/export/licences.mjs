import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';

const separator = '='.repeat(80);
/** The licences of the artwork that the studio draws from. */
const artworkLicences = join(root, 'scripts/export/licences');

/** Dependencies that only the order desk ships. */
const packagesOfDesk = ['idb'];

/**
 * The full licence texts, as MIT and OFL require: of `dependencies`, of their dependencies, and of artwork.
 * @param {string} shopName
 * @param {{ hasOrderDesk: boolean }} shop
 */
export function licencesText(shopName, { hasOrderDesk }) {
  const entryByTitle = new Map();
  addDependencies(root, entryByTitle, hasOrderDesk ? [] : packagesOfDesk);
  for (const name of readdirSync(artworkLicences)) {
    const entry = readFileSync(join(artworkLicences, name), 'utf8').trim();
    // An entry begins with its title and, in brackets, the licence.
    entryByTitle.set(entry.slice(0, entry.indexOf(' (')), entry);
  }
  const entries = [...entryByTitle].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  const intro = `${shopName} is made with the packages below. Each is under the licence that stands with it.`;
  return `${[intro, ...entries].join(`\n\n${separator}\n`)}\n`;
}

function addDependencies(folder, entryByTitle, omitted = []) {
  const { dependencies = {} } = manifestOf(folder);
  for (const name of Object.keys(dependencies).filter((each) => !omitted.includes(each))) {
    const packageFolder = installedFolder(name, folder);
    const { version } = manifestOf(packageFolder);
    const title = `${name} ${version}`;
    if (entryByTitle.has(title)) continue;
    entryByTitle.set(title, entryOf(title, packageFolder));
    addDependencies(packageFolder, entryByTitle);
  }
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Looks for a package as Node does: in node_modules of a folder, then of its parents. */
function installedFolder(name, from) {
  const packageFolder = join(from, 'node_modules', name);
  if (existsSync(packageFolder)) return packageFolder;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return installedFolder(name, dirname(from));
}

/** The title, the licence and its text, or the author where a package has no text. */
function entryOf(title, packageFolder) {
  const { license, author } = manifestOf(packageFolder);
  const authorName = typeof author === 'string' ? author : author?.name;
  const texts = readdirSync(packageFolder)
    .filter((file) => /^(licen[cs]e|notice|copying|copyright)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(packageFolder, file), 'utf8').trim());
  if (texts.length === 0 && authorName) texts.push(authorName);
  return [`${title} (${license})`, ...texts].join('\n\n');
}
