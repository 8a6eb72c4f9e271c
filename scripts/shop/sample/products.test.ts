import { brands } from '@/shop/home';
import { products } from '@/shop/products';
import { categories } from '@/shop/settings';

const wordCount = (text: string) => text.split(/\s+/).length;
const distinct = (values: readonly unknown[]) => new Set(values).size;
const isFilled = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';

test('GEN-03 the products are plain values: none is computed, random or taken from the clock', () => {
  expect(JSON.parse(JSON.stringify(products))).toEqual(products);
  expect(products[1]).toMatchObject({
    id: 2,
    name: 'Uji Matcha Powder',
    price: 28.5,
    discount: 10,
    category: 'Matcha Green Tea',
    stock: 72,
  });
});

test('DATA-01 there are 30 products with the ids 1 to 30, in order', () => {
  expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test.each(products)('DATA-02 product $id has valid fields', (product) => {
  for (const field of ['price', 'discount', 'rate', 'stock'] as const) {
    expect(Number.isFinite(product[field])).toBe(true);
  }
  for (const field of ['name', 'img', 'category', 'brand', 'description', 'packSize'] as const) {
    expect(isFilled(product[field])).toBe(true);
  }
  expect(isFilled(product.composition?.text)).toBe(true);
  expect(['Ingredients', 'Material']).toContain(product.composition?.label);
});

test('DATA-02 prices are whole cents', () => {
  expect(products.filter(({ price }) => !/^\d+(\.\d{1,2})?$/.test(String(price)))).toEqual([]);
});

test('DATA-03 stock is 0 for exactly the ids 6, 10, 20 and 27', () => {
  expect(products.filter(({ stock }) => stock === 0).map(({ id }) => id)).toEqual([6, 10, 20, 27]);
});

test('DATA-04 stocks are whole numbers from 0 to 79, and both ends occur', () => {
  const stocks = products.map(({ stock = NaN }) => stock);
  expect(stocks.every(Number.isInteger)).toBe(true);
  expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([0, 79]);
});

test('DATA-05 prices are from 4.5 to 100, and both ends occur', () => {
  const prices = products.map(({ price }) => price);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([4.5, 100]);
});

test('DATA-05 a product of 100 dollars has no discount, so that 100 is the highest price to pay', () => {
  expect(products.some(({ price, discount }) => price === 100 && discount === 0)).toBe(true);
});

test('DATA-06 discounts are whole numbers from 0 to 78, both ends occur, and about half are 0', () => {
  const discounts = products.map(({ discount }) => discount);
  expect(discounts.every(Number.isInteger)).toBe(true);
  expect([Math.min(...discounts), Math.max(...discounts)]).toEqual([0, 78]);
  expect(discounts.filter((discount) => discount === 0)).toHaveLength(16);
});

test('DATA-07 rates are from 0 to 5, and some are fractional', () => {
  expect(products.every(({ rate = NaN }) => rate >= 0 && rate <= 5)).toBe(true);
  expect(products.some(({ rate }) => !Number.isInteger(rate))).toBe(true);
});

test('DATA-08 every category has its number of products', () => {
  const counts = categories.map((name) => products.filter(({ category }) => category === name).length);
  expect(counts).toEqual([5, 6, 5, 5, 3, 6]);
});

test('DATA-09 names are safe in a path, with letters and digits joined by single spaces or hyphens', () => {
  expect(products.filter(({ name }) => !/^[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/.test(name))).toEqual([]);
});

test('DATA-09 names are unique in any letter case', () => {
  expect(distinct(products.map(({ name }) => name.toLowerCase()))).toBe(30);
});

test('DATA-11 no discounted price is an exact half cent', () => {
  const halves = products.filter(
    ({ price, discount }) => (Math.round(price * 100) * (100 - discount)) % 100 === 50,
  );
  expect(halves).toEqual([]);
});

test('DATA-02 each product has its own description of 45 to 80 words', () => {
  expect(distinct(products.map(({ description }) => description))).toBe(30);
  const outOfBounds = products.filter(
    ({ description = '' }) => wordCount(description) < 45 || wordCount(description) > 80,
  );
  expect(outOfBounds.map(({ name }) => name)).toEqual([]);
});

test('HOME-05 there are at most ten brands, each with a wordmark', () => {
  const brandsOfProducts = [...new Set(products.map(({ brand = '' }) => brand))].sort();
  const brandsWithWordmark: string[] = brands.map(({ name }) => name);
  expect(brandsOfProducts.length).toBeLessThanOrEqual(10);
  expect(brandsWithWordmark.sort()).toEqual(brandsOfProducts);
});

test('DATA-08 brand names used in category names appear in no product text', () => {
  const texts = products.map(({ name, brand, description }) => `${name} ${brand} ${description}`);
  expect(texts.filter((text) => /okamoto|calbee|frugra/i.test(text))).toEqual([]);
});

test('HOME-02 the eight products with the highest stock are of five categories', () => {
  const best = [...products].sort((a, b) => (b.stock ?? 0) - (a.stock ?? 0)).slice(0, 8);
  expect(best.map(({ id }) => id)).toEqual([4, 1, 2, 14, 12, 8, 17, 22]);
  expect(new Set(best.map(({ category }) => category)).size).toBe(5);
});
