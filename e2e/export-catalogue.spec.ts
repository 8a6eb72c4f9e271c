import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { files, isFile, mainText, pageAt, productPages, read } from './exported-files';

type Row = readonly [
  id: number,
  name: string,
  price: number,
  discount: number,
  rate: number,
  picture: string,
  category: string,
  stock: number,
];

/** The products in the one catalogue file of the export, which holds them as rows. */
function builtCatalogue() {
  const [file = '', ...otherFiles] = files.filter((name) => /^catalogue\/[\da-f]{12}\.json$/.test(name));
  expect(otherFiles).toEqual([]);
  const rows: readonly Row[] = JSON.parse(read(file));
  return rows.map(([id, name, price, discount, rate, picture, category, stock]) => ({
    id,
    name,
    price,
    discount,
    rate,
    picture,
    category,
    stock,
  }));
}

test('F-140 the built catalogue has the ids 1 to 30, distinct names, valid prices, discounts and stock, and pictures that exist', () => {
  const products = builtCatalogue();
  expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  const faulty = products.filter(
    ({ price, discount, stock }) => price <= 0 || discount < 0 || discount >= 100 || stock < 0,
  );
  expect(faulty).toEqual([]);
  expect(new Set(products.map(({ name }) => name.toLowerCase())).size).toBe(30);
  expect(products.filter(({ picture }) => !isFile(picture.slice(1)))).toEqual([]);
});

test('F-140 the built catalogue and the page of each product agree', () => {
  for (const { name, discount, category, stock } of builtCatalogue()) {
    const text = mainText(pageAt(`/OurStore/${category}/${name}`.replaceAll(' ', '_')).html);
    expect(text).toContain(name);
    expect(text).toContain(category);
    expect(text).toContain(stock === 0 ? 'Out of Stock' : `In Stock (${stock} available)`);
    if (discount > 0) expect(text).toContain(`${discount}%`);
  }
});

test('F-78 every product has a page, and no name has a character that is special in a path', () => {
  expect(productPages).toHaveLength(30);
  expect(builtCatalogue().filter(({ name }) => /[/\\?#%_.]/.test(name))).toEqual([]);
});

/** Texts that only a build needs, by their source file. */
const buildTexts = {
  'scripts/shop/product-cells.mjs': 'write a price above 0',
  'lib/slug.mjs': 'Default_Ignorable_Code_Point',
};

test('F-78 F-140 the check of the catalogue runs only in the build, so no script of the shop contains its texts', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const [sourceFile, message] of Object.entries(buildTexts)) {
    expect(readFileSync(sourceFile, 'utf8')).toContain(message);
    expect(scripts.filter((file) => read(file).includes(message))).toEqual([]);
  }
});
