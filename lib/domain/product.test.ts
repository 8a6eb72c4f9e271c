import fc from 'fast-check';
import {
  availableQty,
  isForAdults,
  isInStock,
  pictureOf,
  skuOf,
  summaryOf,
  type Product,
} from '@/lib/domain/product';
import {
  bestSellerCount,
  bestSellers,
  mostlyOthers,
  newArrivalCount,
  newArrivals,
  relatedTo,
  suggestionCount,
  withIds,
  withoutListed,
} from '@/lib/domain/product-lists';
import { cardOf, photoOf, photosOf } from '@/lib/domain/product-photos';
import { filledStars, reviewCount } from '@/lib/domain/rating';
import { testProduct } from '@/lib/domain/product-fixture';

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

test('HOME-02 HOME-03 ERR-01 eight best sellers and eight new arrivals show, and four products under an empty cart (A-84)', () => {
  expect([bestSellerCount, newArrivalCount, suggestionCount]).toEqual([8, 8, 4]);
});

test('products that go with another stand in their order, and an unknown one is left out', () => {
  const products = [1, 2, 3].map((id) => testProduct(id));
  expect(ids(withIds(products, [3, 9, 1]))).toEqual([3, 1]);
});

test('WISH-02 under a wishlist stand the first four products that are not in it', () => {
  const products = [1, 2, 3, 4, 5, 6, 7].map((id) => testProduct(id));
  expect(ids(withoutListed(products, [testProduct(2), testProduct(9)]))).toEqual([1, 3, 4, 5]);
  expect(withoutListed(products, products)).toEqual([]);
});

test('DATA-02 a summary has the eight fields of a product and no details', () => {
  const detailed = { ...testProduct(1), brand: 'Shiori', description: 'Long', qty: 3 };
  expect(summaryOf(detailed)).toEqual(testProduct(1));
});

test('PDP-02 a product without further photos has its front, and its card no other', () => {
  const product = testProduct(1);
  expect(photosOf(product)).toEqual([{ role: 'front', src: product.img }]);
  expect(photoOf(product, 'served')).toBeUndefined();
  expect(cardOf({ ...product, brand: 'Shiori' })).toEqual(product);
});

test('PDP-02 CARD-01 a card knows the first photo of the product served', () => {
  const product = testProduct(1);
  const photos = [
    { role: 'front', src: product.img },
    { role: 'served', src: '/images/cup-800.avif' },
    { role: 'served', src: '/images/mug-800.avif' },
  ] as const;
  expect(photosOf({ ...product, photos })).toBe(photos);
  expect(cardOf({ ...product, photos })).toEqual({ ...product, served: '/images/cup-800.avif' });
});

test('CAT-07 a product with one unit is in stock, and one without units is not', () => {
  expect([isInStock({ stock: 1 }), isInStock({ stock: 0 })]).toEqual([true, false]);
});

test.each([
  [0.4, 0],
  [0.5, 1],
  [3.4, 3],
  [3.5, 4],
  [5.6, 5],
  [-1, 0],
])('CARD-10 a rate of %s fills %s stars (A-19)', (rate, stars) => {
  expect(filledStars(rate)).toBe(stars);
});

test('PDP-05 F-70 the review count is a whole number from 0 to 100 and never random (A-25)', () => {
  const random = jest.spyOn(Math, 'random');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (id) => {
      const count = reviewCount(id);
      expect(Number.isInteger(count) && count >= 0 && count <= 100).toBe(true);
    }),
  );
  random.mockClear();
  expect([1, 2, 3, 30].map(reviewCount)).toEqual([1, 2, 3, 30].map(reviewCount));
  expect(random).not.toHaveBeenCalled();
});

test('PDP-05 the review counts of 30 products range from low to high', () => {
  const counts = Array.from({ length: 30 }, (_, index) => reviewCount(index + 1));
  expect(new Set(counts).size).toBeGreaterThan(15);
  expect(Math.min(...counts)).toBeLessThan(25);
  expect(Math.max(...counts)).toBeGreaterThan(75);
});

const shelf = [
  testProduct(9),
  testProduct(2, { stock: 0 }),
  testProduct(5, { category: 'Baby Collection', stock: 6 }),
  testProduct(7, { stock: 1 }),
  testProduct(1, { stock: 0 }),
  testProduct(3),
];

test('PDP-19 related products are of the same category, in stock first, by id (A-32)', () => {
  expect(ids(relatedTo(testProduct(3), shelf))).toEqual([7, 9, 1, 2]);
});

test('HOME-02 best sellers have the highest stock first, ties by id', () => {
  expect(ids(bestSellers(shelf))).toEqual([5, 3, 9, 7, 1, 2]);
  expect(ids(bestSellers(shelf, 2))).toEqual([5, 3]);
});

test('HOME-03 new arrivals have the highest id first (A-14)', () => {
  expect(ids(newArrivals(shelf))).toEqual([9, 7, 5, 3, 2, 1]);
  expect(ids(newArrivals(shelf, 2))).toEqual([9, 7]);
});

test('HOME-03 new arrivals of which more than half are best sellers too are not shown', () => {
  expect(ids(mostlyOthers(shelf.slice(0, 4), shelf.slice(2)))).toEqual([9, 2, 5, 7]);
  expect(ids(mostlyOthers(shelf.slice(0, 3), shelf.slice(1)))).toEqual([]);
  expect(mostlyOthers([], shelf)).toEqual([]);
});

test('related products, best sellers and new arrivals leave the given list in its order', () => {
  relatedTo(testProduct(3), shelf);
  bestSellers(shelf, 8);
  newArrivals(shelf, 8);
  expect(ids(shelf)).toEqual([9, 2, 5, 7, 1, 3]);
});

test.each([
  [1, 0],
  [6, 5],
  [7, 5],
])('PDP-20 a category of %s gives %s related products, never the product itself', (size, count) => {
  const products = Array.from({ length: size }, (_, index) => testProduct(index + 1));
  expect(ids(relatedTo(testProduct(1), products))).toEqual([2, 3, 4, 5, 6].slice(0, count));
});

test('DATA-10 a picture of a product is a square in three widths, in the gallery four, on the backdrop of its category', () => {
  expect(pictureOf(testProduct(1), '/images/products/01-1a2b3c4d-800.avif', 'Tea')).toEqual({
    src: '/images/products/01-1a2b3c4d-800.avif',
    width: 1200,
    height: 1200,
    alt: 'Tea',
    widths: [240, 480, 800],
    backdrop: 'sage',
  });
  expect(pictureOf(testProduct(1), '/images/x.avif').alt).toBe('');
  expect(pictureOf(testProduct(1), '/images/x-800.avif', '', 'size').widths).toEqual([240, 480, 800]);
  expect(pictureOf(testProduct(1), '/images/x-800.avif', '', 'front').widths).toEqual([240, 480, 800, 1200]);
});

test('a SKU is made of the prefix and the id, with two digits or more', () => {
  expect([skuOf({ id: 7 }), skuOf({ id: 30 })]).toEqual(['MINATO-07', 'MINATO-30']);
});

test('one category is for adults', () => {
  expect(isForAdults({ category: 'Okamoto Condom & Lubrican' })).toBe(true);
  expect(isForAdults({ category: 'Baby Collection' })).toBe(false);
});

test('a product whose stock is not counted is in stock, up to the most units that a cart holds', () => {
  expect([isInStock({}), availableQty({})]).toEqual([true, 999_999]);
  expect([availableQty({ stock: 3 }), availableQty({ stock: 0 })]).toEqual([3, 0]);
});

test('among best sellers, products whose stock is not counted come after those with a unit and before those sold out', () => {
  const { stock: _stock, ...uncounted } = testProduct(2);
  const products = [
    testProduct(1, { stock: 0 }),
    uncounted,
    testProduct(3, { stock: 1 }),
    { ...uncounted, id: 4 },
  ];
  expect(ids(bestSellers(products, 4))).toEqual([3, 2, 4, 1]);
  expect(ids(relatedTo(testProduct(5), products))).toEqual([2, 3, 4, 1]);
});

test('new arrivals are those with the highest ids, in any order of the list and with gaps', () => {
  const products = [7, 900, 3].map((id) => testProduct(id));
  expect(ids(newArrivals(products, 2))).toEqual([900, 7]);
});

test('a product may have a SKU of its own, be for adults in any category, and keep its slug in a summary', () => {
  expect(skuOf({ id: 7, sku: 'KZ 7' })).toBe('KZ 7');
  expect(isForAdults({ category: 'Matcha Green Tea', adult: true })).toBe(true);
  expect(isForAdults({ category: 'Okamoto Condom & Lubrican', adult: false })).toBe(true);
  const slugged = testProduct(1, { slug: 'tea-1.5' });
  expect(summaryOf(slugged)).toEqual(slugged);
  expect(Object.keys(summaryOf(testProduct(1)))).toHaveLength(8);
});
