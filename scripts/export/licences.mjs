import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';

const rule = '='.repeat(80);
const drawnFrom = join(root, 'scripts/export/licences');

/** Full licence texts, as MIT and OFL require, of the `dependencies` and theirs, and of what the studio draws from. */
export function licencesText() {
  const found = new Map();
  collect(root, found);
  for (const name of readdirSync(drawnFrom)) {
    const entry = readFileSync(join(drawnFrom, name), 'utf8').trim();
    found.set(entry.slice(0, entry.indexOf(' (')), entry);
  }
  const entries = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  const intro = 'Minato is made with the packages below. Each is under the licence that stands with it.';
  return `${[intro, ...entries].join(`\n\n${rule}\n`)}\n`;
}

function collect(folder, found) {
  const { dependencies = {} } = manifestOf(folder);
  for (const name of Object.keys(dependencies)) {
    const home = homeOf(name, folder);
    const { version } = manifestOf(home);
    const title = `${name} ${version}`;
    if (found.has(title)) continue;
    found.set(title, entryOf(title, home));
    collect(home, found);
  }
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function homeOf(name, from) {
  const home = join(from, 'node_modules', name);
  if (existsSync(home)) return home;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return homeOf(name, dirname(from));
}

function entryOf(title, home) {
  const { license, author } = manifestOf(home);
  const by = typeof author === 'string' ? author : author?.name;
  const texts = readdirSync(home)
    .filter((file) => /^(licen[cs]e|notice|copying|copyright)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(home, file), 'utf8').trim());
  return [`${title} (${license})`, ...(texts.length > 0 ? texts : by ? [by] : [])].join('\n\n');
}
