import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError, main, root } from '../run.mjs';
import { faultLine } from './faults.mjs';
import { filesBelow, writeWhole } from './files.mjs';
import { sampleShop, shopFolder } from './generate.mjs';
import { importProducts } from './import/import-products.mjs';
import { reportOf } from './import/report.mjs';
import { tableText } from './import/table-text.mjs';
import { readSettings } from './read-settings.mjs';
import { readTable } from './read-table.mjs';

const usage = 'Name the table: npm run shop:import -- FILE [--map price=Preis] [--replace] [--dry-run]';

await main(() => {
  const { file, chosen, mayReplace, isDryRun } = readArguments(process.argv.slice(2), process.env);
  const shop = shopFolder();
  const shopName = relative(root, shop);
  const target = join(shop, 'products.csv');
  if (!existsSync(shop)) throw new UserError(`There is no folder ${shopName}; npm run shop:new makes one.`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UserError(`There is no file ${file}.`);

  const present = presentProducts(target);
  if (present.length > 0 && !mayReplace && !isDryRun) {
    throw new UserError(
      shop === sampleShop
        ? 'This would replace the products of the sample. Name your own shop, as in SHOP=../my-shop, or add -- --replace.'
        : `${join(shopName, 'products.csv')} already holds products. To replace them, add -- --replace; ids are kept.`,
    );
  }

  const settings = neededSettings(shop);
  const result = importProducts(readFileSync(file), { chosen, present, decimals: settings.decimals });
  if (result.products.length > 0 && !isDryRun)
    writeWhole(
      target,
      tableText(
        result.columns,
        result.products.map(({ cells }) => cells),
      ),
    );
  const photosThere = filesBelow(join(shop, 'photos'));
  console.log(reportOf(result, { file: basename(file), shop: shopName, isDryRun, photosThere, settings }));
  if (result.products.length === 0) throw new UserError('No row is a product, so nothing was written.');
});

/**
 * The rows of the shop's table; none if there is no table. Throws a UserError if it cannot be read, because the ids in it
 * may be in carts of shoppers.
 */
function presentProducts(file) {
  if (!existsSync(file)) return [];
  const { rows, faults } = readTable(readFileSync(file));
  const unread = faults.find(
    ({ row, column, value }) => row > 1 && column === undefined && value === undefined,
  );
  if (unread !== undefined)
    throw new UserError(
      `${faultLine(basename(file), unread)}. Mend it first, so that its products keep their ids.`,
    );
  return rows.map(({ cells }) => cells);
}

/** Also reads npm_config_dry_run, because without -- before it npm keeps --dry-run for itself and sets this variable. */
function readArguments(args, env) {
  const { values, positionals } = parsed(args);
  if (positionals.length !== 1) throw new UserError(usage);
  return {
    file: resolve(env.INIT_CWD ?? process.cwd(), positionals[0]),
    chosen: values.map,
    mayReplace: values.replace ?? false,
    isDryRun: values['dry-run'] ?? env.npm_config_dry_run === 'true',
  };
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        replace: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UserError(`${error.message}\n${usage}`);
  }
}

/** The settings that an import needs. A folder without readable settings may get its products first. */
function neededSettings(shop) {
  const { currency, categories } = readSettings(shop).sound;
  return {
    decimals: currency?.decimals ?? 2,
    currency: currency?.code,
    categories: categories?.map(({ name }) => name),
  };
}
