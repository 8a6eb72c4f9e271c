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

test.each([
  ['title', 'has no title'],
  ['description', 'has no description'],
  ['canonical', 'has no canonical address'],
])('a page without a %s is a fault', (key, fault) => {
  expect(faultsOf({ ...page('Cart', 'Cart'), [key]: undefined })).toEqual([`Cart.html ${fault}`]);
});

test.each([
  ['<a href="http://localhost:3000/">Home</a>', 'names localhost'],
  ['<p data-info="aggregateRating">4.8</p>', 'claims ratings, which are made up here'],
  ['<p style="color:red">Sale</p>', 'has a style or a handler in a tag'],
  ['<button type="button" onclick="buy()">Buy</button>', 'has a style or a handler in a tag'],
  ['<p>Sale</p><style>p{color:red}</style>', 'has a style or a handler in a tag'],
  ['<script>track()</script>', 'has a script that nobody knows: track()'],
  ['<img src="/images/none.avif" alt="">', 'shows /images/none.avif, and there is no such file in public/'],
  ['<a href="/Nowhere?a=b">Nowhere</a>', 'links to /Nowhere, and there is no such page'],
])('a page that holds %s is a fault', (html, fault) => {
  expect(faultsOf({ ...page('Cart', 'Cart'), html })).toEqual([`Cart.html ${fault}`]);
});
