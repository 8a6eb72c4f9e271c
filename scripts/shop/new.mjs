import { relative, resolve } from 'node:path';
import { UserError, main } from '../run.mjs';
import { writeNewShop } from './new-shop.mjs';

/** `npm run shop:new ../my-shop`: writes the folder of a new shop. */
await main(() => {
  const names = process.argv.slice(2);
  if (names.length !== 1 || names[0].startsWith('-'))
    throw new UserError('Name the folder of the new shop: npm run shop:new ../my-shop');
  const here = process.env.INIT_CWD ?? process.cwd();
  const target = resolve(here, names[0]);
  writeNewShop(target);
  const shop = relative(here, target) || '.';
  console.log(`${target} holds a shop with three example products. Next:

  ${commandWith(shop, 'npm run shop:check')}
  ${commandWith(shop, 'npm start')}`);
});

/** A command with SHOP set, as the user's shell writes it. */
function commandWith(shop, command) {
  if (process.platform === 'win32') return `set "SHOP=${shop}" && ${command}`;
  return `SHOP=${/^[\w./-]+$/.test(shop) ? shop : `'${shop.replaceAll("'", `'\\''`)}'`} ${command}`;
}
