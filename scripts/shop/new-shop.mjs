import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { UserError, root } from '../run.mjs';
import { maxShopNameLength } from './settings-schema.mjs';

const template = join(root, 'scripts/shop/template');

/**
 * Writes a shop with example products into a folder that does not exist yet, or is empty. Throws a UserError otherwise.
 * @param {string} target an absolute path
 */
export function writeNewShop(target) {
  const unfinished = `${target}.${process.pid}.tmp`;
  try {
    const found = statSync(target, { throwIfNoEntry: false });
    if (found && (!found.isDirectory() || readdirSync(target).length > 0))
      throw new UserError(`${target} is not empty; choose the name of a new folder.`);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(template, unfinished, { recursive: true });
    const settings = join(unfinished, 'shop.json');
    writeFileSync(settings, adapted(readFileSync(settings, 'utf8'), target));
    // Windows does not rename a folder over another one.
    if (found) rmdirSync(target);
    renameSync(unfinished, target);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
    throw error instanceof UserError ? error : new UserError(`${target} cannot be written: ${error.message}`);
  }
}

function adapted(text, target) {
  const schema = relative(target, join(root, 'scripts/shop/shop.schema.json')).split(sep).join('/');
  return text
    .replace('"../shop.schema.json"', () => JSON.stringify(schema))
    .replace('"My Shop"', () => JSON.stringify(nameOf(target)));
}

/** "my-shop" gives "My Shop". */
function nameOf(target) {
  const words = basename(target)
    .split(/[\s._-]+/)
    .filter((word) => word !== '');
  const name = words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');
  return name === '' || name.length > maxShopNameLength ? 'My Shop' : name;
}
