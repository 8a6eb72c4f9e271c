/** The names of finished files, where the shop's facts say them. Everything else in those facts is written by hand. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fileName } from './files.mjs';
import { ending, shippingOf } from './shipping.mjs';
import { shop } from './settings.mjs';

const places = [
  ...readdirSync(join(shop, 'data'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `data/${name}`),
  'lib/publishing/metadata.ts',
  'app/manifest.ts',
];

const changed = new Set();

/** A longer name may want another line. */
export async function tidy() {
  for (const file of changed) {
    const options = { ...(await resolveConfig(file)), filepath: file };
    writeFileSync(file, await format(readFileSync(file, 'utf8'), options));
  }
}

/** Puts a new name in the place of every earlier one; says how often. */
function rename(earlier, name) {
  let count = 0;
  for (const place of places) {
    const file = join(shop, place);
    const text = readFileSync(file, 'utf8');
    const found = text.match(earlier)?.length ?? 0;
    const renamed = text.replace(earlier, name);
    if (renamed !== text) {
      writeFileSync(file, renamed);
      changed.add(file);
    }
    count += found;
  }
  return count;
}

/** Any earlier name of a file, or its name without a mark, which stands in the data of a new one. */
const earlierNames = (folder, name) =>
  new RegExp(`/images/${folder}/${name}(?:-[0-9a-f]{8}(?:-\\d+)?)?\\.\\w+`, 'g');

/** Names a finished picture by its mark. */
export function namePicture(picture, mark) {
  const { id } = picture;
  const { folder, name, main } = shippingOf(picture);
  const path = `/images/${folder}/${fileName(name, mark, ending(main))}`;
  if (rename(earlierNames(folder, name), path) > 0) return;
  if (!id.endsWith('-close') || !addLine(id.replace('-close', ''), `closeUp: '${path}',`))
    console.log(`${id} is finished; no data names ${path}`);
}

/** Names a file of one size. */
export function nameFile(folder, name, mark, type) {
  const path = `/images/${folder}/${fileName(name, mark, `.${type}`)}`;
  if (rename(earlierNames(folder, name), path) === 0) console.log(`No data names ${path}`);
}

/** Names the picture that other sites show of a product, or of the shop. */
export function nameCard(name, mark) {
  const path = `/images/cards/${fileName(name, mark, '.jpg')}`;
  if (rename(earlierNames('cards', name), path) === 0 && !addLine(name, `card: '${path}',`))
    console.log(`No data names ${path}`);
}

/** What a product did not have before stands after its picture. */
function addLine(id, line) {
  const picture = new RegExp(`(img: '/images/products/${id}[-.][^']+',)`, 'g');
  return rename(picture, `$1\n    ${line}`) > 0;
}
