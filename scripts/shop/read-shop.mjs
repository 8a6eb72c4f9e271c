import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { absentPaths } from './absent-paths.mjs';
import { appPaths } from './app-paths.mjs';
import { contradictionsOf } from './contradictions.mjs';
import { faultLine, settingsFaultLine } from './faults.mjs';
import { guideReferences } from './guide-references.mjs';
import { homeReferences } from './home-references.mjs';
import { readLogo } from './logo.mjs';
import { hexOf, palette } from './palette.mjs';
import { preparePhotos } from './photos.mjs';
import { readPages } from './read-pages.mjs';
import { readProducts } from './read-products.mjs';
import { readGuides, readHome, readSettings, readSynonyms } from './read-settings.mjs';
import { readTable } from './read-table.mjs';
import { scenePhotos } from './scene-photos.mjs';
import { withDefaults } from './settings-defaults.mjs';
import { unusedFiles } from './unused-files.mjs';

/**
 * Reads a shop's folder: its settings, its products, its pages, and what its home page shows, with pictures as the
 * pages need them. `faults` lists every fault of the folder, one line each; `remarks` stop nothing.
 * @param {string} shop
 * @param {{ makesPictures?: boolean }} [options] `makesPictures` makes the pictures of the products, if there is no fault
 */
export async function readShop(shop, { makesPictures = false } = {}) {
  if (!statSync(shop, { throwIfNoEntry: false })?.isDirectory())
    return { faults: [`${shop}: there is no such folder; npm run shop:new makes one`], remarks: [] };

  const settings = readSettings(shop);
  const home = readHome(shop);
  const synonyms = readSynonyms(shop);
  const guides = readGuides(shop);
  const table = readTableOfProducts(shop, settings);
  const absent = absentPaths(shop, settings.settings);
  const paths = new Set(appPaths().filter((path) => !absent.includes(path)));
  const scenes = scenePhotos(shop);
  const pages = await readPages(shop, paths, (name) => scenes.find(name));
  const settingsPictures = await namedPictures(scenes, settings.sound);
  const homePictures = await namedPictures(scenes, home.sound);
  const guidePictures = await namedPictures(scenes, guides.sound);
  const logo = await readLogo(shop, settings.sound.logo);
  const faults = [
    ...linesOf('shop.json', [
      ...settings.faults,
      ...contradictionsOf(settings.sound),
      ...(logo.problem
        ? [{ setting: 'logo', value: JSON.stringify(settings.sound.logo), problem: logo.problem }]
        : []),
      ...settingsPictures.faults,
    ]),
    ...linesOf('home.json', [
      ...home.faults,
      ...homeReferences(home.sound, knownNames(settings, table)),
      ...homePictures.faults,
    ]),
    ...linesOf('synonyms.json', synonyms.faults),
    ...linesOf('guides.json', [
      ...guides.faults,
      ...guideReferences(guides.sound, table.ids),
      ...guidePictures.faults,
    ]),
    ...pages.faults,
  ];

  const { categories } = withDefaults(settings.sound);
  const photos = await preparePhotos({
    shop,
    products: [...table.products, ...table.faultyRows],
    backdropOf: ({ category }) => backdropOf(categories, category),
    write: makesPictures && faults.length === 0 && table.faults.length === 0,
  });
  if (makesPictures && faults.length + table.faults.length + photos.faults.length === 0) await scenes.make();
  return {
    settings: settings.settings && withDefaults(settings.settings),
    home: home.settings,
    synonyms: synonyms.settings,
    guides: guides.settings,
    products: table.products.map(({ row: _row, photos: _photos, ...product }, index) => ({
      ...product,
      ...photos.pictures[index],
    })),
    pages: pages.pages,
    absentPaths: absent,
    pictures: new Map([...settingsPictures.pictures, ...homePictures.pictures]),
    logoSource: logo.source,
    faults: [
      ...faults,
      ...[...table.faults, ...photos.faults]
        .sort((a, b) => a.row - b.row)
        .map((fault) => faultLine('products.csv', fault)),
    ],
    remarks: [
      ...photos.warnings.map((warning) => faultLine('products.csv', warning)),
      ...unusedFiles(shop, [...table.photos, ...scenes.usedPhotos()], settings.sound.logo),
    ],
    photoCount: new Set(table.products.flatMap((product) => product.photos)).size,
  };
}

function readTableOfProducts(shop, settings) {
  const file = join(shop, 'products.csv');
  if (!existsSync(file)) {
    const problem = 'this file is missing; npm run shop:import makes one from a table';
    return { products: [], faultyRows: [], photos: [], faults: [{ row: 1, problem }] };
  }
  const bytes = readFileSync(file);
  const { rows } = readTable(bytes);
  return {
    ...readProducts(bytes, {
      categories: knownCategories(settings),
      decimals: settings.sound.currency?.decimals,
      skuPrefix: settings.sound.skuPrefix,
    }),
    // Rows with faults count, so that one fault does not entail others elsewhere.
    ids: new Set(rows.map(({ cells }) => Number(cells.id))),
    brands: new Set(rows.map(({ cells }) => cells.brand)),
    photos: rows.flatMap(({ cells }) =>
      `${cells.photos ?? ''}|${cells['social image'] ?? ''}`.split('|').map((name) => name.trim()),
    ),
  };
}

/** The names of the categories; undefined if a fault hides one of them, so that no product seems to name a wrong one. */
function knownCategories({ sound, faults }) {
  // `categories`, `categories[0]` or `categories[0].name`
  const isNameHidden = faults.some(({ setting }) => /^categories(?:\[\d+\](?:\.name)?)?$/.test(setting));
  return isNameHidden ? undefined : sound.categories?.map(({ name }) => name);
}

function knownNames(settings, { ids, brands }) {
  const categories = knownCategories(settings);
  return { ids, brands, categories: categories && new Set(categories) };
}

function linesOf(file, faults) {
  return faults.map((fault) => settingsFaultLine(file, fault));
}

function backdropOf(categories, name) {
  const { colour } = categories.find((category) => category.name === name) ?? {};
  return colour === undefined ? palette.paper : hexOf(colour);
}

/** Finds the pictures that settings name. `pictures` holds each by its name; a name without a picture is a fault. */
async function namedPictures(scenes, settings) {
  const pictures = new Map();
  const faults = [];
  for (const { setting, name } of pictureNames(settings)) {
    const { picture, problem } = await scenes.find(
      name,
      setting === 'socialImage.file' ? 'social image' : 'scene',
    );
    if (problem !== undefined) faults.push({ setting, value: JSON.stringify(name), problem });
    pictures.set(name, picture);
  }
  return { pictures, faults };
}

/** The names of pictures within settings, each with the path of its setting. */
function pictureNames(value, setting = '') {
  if (typeof value === 'string')
    return value.startsWith('/images/') || /\.(?:file|logo|picture)$/.test(setting)
      ? [{ setting, name: value }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = Array.isArray(value) ? `[${key}]` : `.${key}`;
    return pictureNames(inner, `${setting}${place}`.replace(/^\./, ''));
  });
}
