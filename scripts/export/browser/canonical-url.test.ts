/** @jest-environment node */
import { canonicalUrl } from '@/scripts/export/browser/canonical-url';

test.each([
  ['https://minato.example/', 'https://minato.example/'],
  ['https://minato.example/?from=mail', 'https://minato.example/'],
  ['https://minato.example/Cart', 'https://minato.example/Cart'],
  ['https://minato.example/Cart/', 'https://minato.example/Cart'],
  ['https://minato.example/Cart/?items=7.2#bill', 'https://minato.example/Cart'],
  ['https://minato.example/OurStore/A_%26_B/C/', 'https://minato.example/OurStore/A_&_B/C'],
  ['https://minato.example/UserDashBoard/', 'https://minato.example/UserDashboard'],
  ['https://minato.example/cart', 'https://minato.example/cart'],
])('A-71 %s is cached as %s', (href, address) => {
  expect(canonicalUrl(href, 'https://minato.example/')).toBe(address);
});

test.each([
  ['https://minato.example/shop', 'https://minato.example/shop/'],
  ['https://minato.example/shop/', 'https://minato.example/shop/'],
  ['https://minato.example/shop/Cart/', 'https://minato.example/shop/Cart'],
  ['https://minato.example/shop/UserDashBoard', 'https://minato.example/shop/UserDashboard'],
])('A-71 F-80 under a base path %s is cached as %s', (href, address) => {
  expect(canonicalUrl(href, 'https://minato.example/shop/')).toBe(address);
});
