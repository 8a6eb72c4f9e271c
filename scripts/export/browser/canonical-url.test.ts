import { canonicalUrl, pageUrl, payloadUrl } from '@/scripts/export/browser/canonical-url';

test.each([
  ['https://minato.example/', 'https://minato.example/'],
  ['https://minato.example/?from=mail', 'https://minato.example/'],
  ['https://minato.example/Cart', 'https://minato.example/Cart'],
  ['https://minato.example/Cart/', 'https://minato.example/Cart'],
  ['https://minato.example/Cart/?items=7.2#bill', 'https://minato.example/Cart'],
  ['https://minato.example/OurStore/A_%26_B/C/', 'https://minato.example/OurStore/A_&_B/C'],
  ['https://minato.example/UserDashBoard/', 'https://minato.example/UserDashboard'],
  ['https://minato.example/cart', 'https://minato.example/cart'],
  ['https://minato.example/Cart.txt?_rsc=1x', 'https://minato.example/Cart.txt'],
  ['https://minato.example/index.txt?_rsc=1x', 'https://minato.example/index.txt'],
  ['https://minato.example/UserDashBoard.txt', 'https://minato.example/UserDashboard.txt'],
])('A-71 %s is cached as %s', (href, address) => {
  expect(canonicalUrl(href, 'https://minato.example/')).toBe(address);
});

test.each([
  ['https://minato.example/shop', 'https://minato.example/shop/'],
  ['https://minato.example/shop/', 'https://minato.example/shop/'],
  ['https://minato.example/shop/Cart/', 'https://minato.example/shop/Cart'],
  ['https://minato.example/shop/UserDashBoard', 'https://minato.example/shop/UserDashboard'],
  ['https://minato.example/shop/index.txt', 'https://minato.example/shop/index.txt'],
])('A-71 F-80 under a base path %s is cached as %s', (href, address) => {
  expect(canonicalUrl(href, 'https://minato.example/shop/')).toBe(address);
});

test.each([
  ['https://minato.example/', 'https://minato.example/', 'https://minato.example/index.txt'],
  ['https://minato.example/shop/', 'https://minato.example/shop/', 'https://minato.example/shop/index.txt'],
  ['https://minato.example/Cart', 'https://minato.example/', 'https://minato.example/Cart.txt'],
])('A-71 the payload of %s in %s is %s, and back', (page, scope, payload) => {
  expect(payloadUrl(page, scope)).toBe(payload);
  expect(pageUrl(payload)).toBe(page);
});
