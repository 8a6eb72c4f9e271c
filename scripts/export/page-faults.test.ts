import { findFaults } from './page-faults.mjs';

const page = (name: string, title: string, description = 'A description.') => ({
  name,
  title,
  description,
  canonical: `https://shop.example/${name}`,
  html: '',
});
const faultsOf = (...pages: readonly object[]) =>
  findFaults(pages, { out: '', basePath: '', inlineScripts: [] });

test('a product may have the name of a page, and two products one description', () => {
  expect(
    faultsOf(page('Cart', 'Cart'), page('OurStore/Toys/Cart', 'Cart'), page('OurStore/Toys/Doll', 'Doll')),
  ).toEqual([]);
});

test('two products, or two other pages, with one title are a fault', () => {
  expect(faultsOf(page('OurStore/Tea/A', 'Tea'), page('OurStore/Toys/A', 'Tea'))).toEqual([
    'OurStore/Toys/A.html has the same title as OurStore/Tea/A.html: "Tea"',
  ]);
  expect(faultsOf(page('Cart', 'Cart'), page('Wishlist', 'Cart'))).toEqual([
    'Wishlist.html has the same title as Cart.html: "Cart"',
  ]);
});
