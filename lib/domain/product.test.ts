import fc from 'fast-check';
import {
  bestSellerCount,
  bestSellers,
  emptyCartCount,
  filledStars,
  isForAdults,
  isInStock,
  newArrivalCount,
  newArrivals,
  pictureOf,
  relatedTo,
  reviewCount,
  skuOf,
  summaryOf,
  type Product,
} from '@/lib/domain/product';

test('HOME-02 HOME-03 ERR-01 eight best sellers and eight new arrivals, four under an empty cart (A-84)', () => {
  expect([bestSellerCount, newArrivalCount, emptyCartCount]).toEqual([8, 8, 4]);
});

function product(id: number, changes: Partial<Product> = {}): Product {
  const base = { price: 10, discount: 0, rate: 4, img: '/images/x.avif', stock: 5 };
  return { id, name: `Tea ${id}`, category: 'Matcha Green Tea', ...base, ...changes };
}

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

test('DATA-02 a summary holds the eight fields of a product and no details', () => {
  const detailed = { ...product(1), brand: 'Shiori', description: 'Long', qty: 3 };
  expect(summaryOf(detailed)).toEqual(product(1));
});

test('CAT-07 one unit is in stock, none is not', () => {
  expect([isInStock({ stock: 1 }), isInStock({ stock: 0 })]).toEqual([true, false]);
});

test.each([
  [0, 0],
  [0.4, 0],
  [0.5, 1],
  [2.5, 3],
  [3.4, 3],
  [3.5, 4],
  [4.49, 4],
  [5, 5],
  [5.6, 5],
  [-1, 0],
])('CARD-10 a rate of %s fills %s stars (A-19)', (rate, stars) => {
  expect(filledStars(rate)).toBe(stars);
});

test('PDP-05 F-70 the review count is whole, from 0 to 100, and the same on every visit (A-25)', () => {
  const chance = jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('chance is not the same on every visit');
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (id) => {
      const count = reviewCount(id);
      expect(Number.isInteger(count) && count >= 0 && count <= 100).toBe(true);
      expect(reviewCount(id)).toBe(count);
    }),
  );
  expect(chance).not.toHaveBeenCalled();
});

test('PDP-05 neighbours do not look alike: 30 products show many counts, low and high', () => {
  const counts = Array.from({ length: 30 }, (_, index) => reviewCount(index + 1));
  expect(new Set(counts).size).toBeGreaterThan(15);
  expect(Math.min(...counts)).toBeLessThan(25);
  expect(Math.max(...counts)).toBeGreaterThan(75);
});

test('PDP-19 related products are those of the same category, in stock first, then by id (A-32)', () => {
  const shelf = [
    product(9),
    product(2, { stock: 0 }),
    product(5, { category: 'Baby Collection' }),
    product(7, { stock: 1 }),
    product(1, { stock: 0 }),
    product(3),
  ];
  expect(ids(relatedTo(product(3), shelf))).toEqual([7, 9, 1, 2]);
  expect(ids(shelf)).toEqual([9, 2, 5, 7, 1, 3]);
});

test.each([
  [1, 0],
  [3, 2],
  [5, 4],
  [6, 5],
  [7, 5],
  [12, 5],
])('PDP-20 a category of %s gives %s related products, never the product itself', (size, count) => {
  const shelf = Array.from({ length: size }, (_, index) => product(index + 1));
  const related = relatedTo(product(1), shelf);
  expect(related).toHaveLength(count);
  expect(ids(related)).not.toContain(1);
});

test('HOME-02 best sellers: stock descending, ties by lower id, sold-out ones last', () => {
  const shelf = [
    product(4, { stock: 0 }),
    product(3, { stock: 7 }),
    product(2, { stock: 79 }),
    product(1, { stock: 7 }),
  ];
  expect(ids(bestSellers(shelf, 8))).toEqual([2, 1, 3, 4]);
  expect(ids(bestSellers(shelf, 2))).toEqual([2, 1]);
  expect(ids(shelf)).toEqual([4, 3, 2, 1]);
});

test('HOME-03 new arrivals: the highest ids first (A-14)', () => {
  const shelf = [product(2), product(10), product(9)];
  expect(ids(newArrivals(shelf, 8))).toEqual([10, 9, 2]);
  expect(ids(newArrivals(shelf, 2))).toEqual([10, 9]);
  expect(ids(shelf)).toEqual([2, 10, 9]);
});

test('DATA-10 every picture of a product is a square in the same widths, on the backdrop of its category', () => {
  expect(pictureOf(product(1), '/images/products/01-1a2b3c4d-800.avif', 'Tea')).toEqual({
    src: '/images/products/01-1a2b3c4d-800.avif',
    width: 1200,
    height: 1200,
    alt: 'Tea',
    widths: [240, 480, 800, 1200],
    backdrop: 'sage',
  });
  expect(pictureOf({ category: 'Baby Collection' }, '/images/x.avif')).toMatchObject({
    alt: '',
    backdrop: 'blush',
  });
});

test('a product keeps one name for marketplaces', () => {
  expect(skuOf({ id: 7 })).toBe('MINATO-07');
  expect(skuOf({ id: 30 })).toBe('MINATO-30');
});

test('the goods of one shelf are for adults alone', () => {
  expect(isForAdults({ category: 'Okamoto Condom & Lubrican' })).toBe(true);
  expect(isForAdults({ category: 'Baby Collection' })).toBe(false);
});
