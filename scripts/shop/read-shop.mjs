import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishedPicture } from './finished-pictures.mjs';
import { appPaths } from './app-paths.mjs';
import { readPages } from './read-pages.mjs';
import { faultLine, readProducts } from './read-products.mjs';
import { readHome, readSettings, settingsFaultLine } from './read-settings.mjs';

/**
 * Reads a shop's folder: its settings, its products, its pages, and what its home page shows, with pictures as the pages need
 * them. `faults` lists every fault of the folder, one line each.
 */
export async function readShop(shop) {
  const settings = readSettings(shop);
  const home = readHome(shop);
  const table = readTableOfProducts(shop);
  const pages = await readPages(shop, new Set(appPaths()), (path) => finishedPicture(shop, path));
  const faults = [
    ...settings.faults.map((fault) => settingsFaultLine('shop.json', fault)),
    ...home.faults.map((fault) => settingsFaultLine('home.json', fault)),
    ...table.faults.map((fault) => faultLine('products.csv', fault)),
    ...pages.faults,
  ];
  if (settings.settings === undefined || home.settings === undefined) return { faults };

  const pictures = new Map();
  for (const { file, setting, path } of picturesOf(settings.settings, home.settings)) {
    const found = pictures.get(path) ?? (await finishedPicture(shop, path));
    if (found === undefined) faults.push(missingPicture(file, setting, path));
    pictures.set(path, found);
  }
  return {
    settings: settings.settings,
    home: home.settings,
    products: table.products,
    pages: pages.pages,
    pictures,
    faults,
  };
}

function readTableOfProducts(shop) {
  const file = join(shop, 'products.csv');
  return existsSync(file)
    ? readProducts(readFileSync(file))
    : {
        products: [],
        faults: [{ row: 1, problem: 'this file is missing; npm run shop:import makes one from a table' }],
      };
}

/** Each picture that the settings and the home page name, and the setting that names it. */
function picturesOf(settings, home) {
  return [...namedIn('shop.json', settings), ...namedIn('home.json', home)];
}

function namedIn(file, value, setting = '') {
  if (typeof value === 'string') return value.startsWith('/images/') ? [{ file, setting, path: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = Array.isArray(value) ? `[${key}]` : `.${key}`;
    return namedIn(file, inner, `${setting}${place}`.replace(/^\./, ''));
  });
}

function missingPicture(file, setting, path) {
  return settingsFaultLine(file, {
    setting,
    value: JSON.stringify(path),
    problem: `there is no such file in pictures/`,
  });
}
