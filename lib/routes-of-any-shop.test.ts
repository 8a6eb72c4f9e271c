import { testProduct } from '@/lib/domain/product-fixture';
import { readCatalogueQuery, categoryPath } from '@/lib/catalogue-url';
import { correctedPath } from '@/lib/corrected-path';
import { findProduct, productParams, productPath } from '@/lib/routes';
import { categorySlugs } from '@/shop/settings';

const drinks = 'Baby Collection';
/** The settings of a shop whose category has a url of its own. */
Object.assign(categorySlugs, { [drinks]: 'drinks' });

const pepper = testProduct(1, {
  name: 'Kampot Pepper 1.5 L',
  category: 'Matcha Green Tea',
  slug: 'Kampot_Pepper_1.5_L',
});
const water = testProduct(2, { name: 'ទឹក 50%?', category: drinks, slug: 'ទឹក_50' });
const plain = testProduct(3, { name: 'Green Tea', category: drinks });
const products = [pepper, water, plain];

test('F-78 a product with a slug has it in its path, and a category as well', () => {
  expect(products.map(productPath)).toEqual([
    '/OurStore/Matcha_Green_Tea/Kampot_Pepper_1.5_L',
    '/OurStore/drinks/ទឹក_50',
    '/OurStore/drinks/Green_Tea',
  ]);
  expect(productParams(water)).toEqual({ category: 'drinks', name: 'ទឹក_50' });
});

test('F-78 the page of a slug is found, raw and percent-encoded, and by no other spelling', () => {
  for (const product of products) {
    const { category, name } = productParams(product);
    expect(findProduct(products, { category, name })).toBe(product);
    expect(findProduct(products, { category, name: encodeURIComponent(name) })).toBe(product);
  }
  expect(findProduct(products, { category: 'drinks', name: 'ទឹក_50%?' })).toBeUndefined();
});

test('F-78 a renamed product has the same path where its slug is kept', () => {
  const renamed = { ...pepper, name: 'Pepper of Kampot' };
  expect(productPath(renamed)).toBe(productPath(pepper));
});

test('a category is written and read by its slug', () => {
  expect(categoryPath(drinks)).toBe('/OurStore?category=drinks');
  expect(readCatalogueQuery('?category=drinks').category).toBe(drinks);
  expect(readCatalogueQuery('?category=Matcha_Green_Tea').category).toBe('Matcha Green Tea');
});

test('a misspelt path of a product with a slug is corrected', () => {
  const known = products.map(productPath);
  expect(correctedPath('/ourstore/matcha%20green%20tea/kampot%20pepper%201.5%20l/', known)).toBe(
    '/OurStore/Matcha_Green_Tea/Kampot_Pepper_1.5_L',
  );
  expect(correctedPath(`/OurStore/Drinks/${encodeURIComponent('ទឹក_50')}`, known)).toBe(
    '/OurStore/drinks/ទឹក_50',
  );
});
