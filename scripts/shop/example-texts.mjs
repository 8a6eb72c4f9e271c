import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const template = join(root, 'scripts/shop/template/pages');

/** Remarks on the pages that still say what `npm run shop:new` wrote, as lines. */
export function exampleTexts(shop) {
  return readdirSync(template)
    .filter((name) => isSame(join(template, name), join(shop, 'pages', name)))
    .map(
      (name) => `pages/${name}: this is still the text of the example; write your own, or delete the file`,
    );
}

function isSame(file, other) {
  return existsSync(other) && readFileSync(file).equals(readFileSync(other));
}
