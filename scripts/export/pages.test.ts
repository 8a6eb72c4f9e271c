import { pageOf } from './pages.mjs';

const picturesOf = (...things: object[]) =>
  pageOf(
    'Tea',
    `<head>${things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('')}</head>`,
  ).pictures;

test('the pictures of a page are those of its product, if it has any', () => {
  const breadcrumb = { '@type': 'BreadcrumbList', image: ['/c.jpg'] };
  expect(picturesOf({ '@type': 'Product', image: ['/a.jpg', '/b.avif'] }, breadcrumb)).toEqual([
    '/a.jpg',
    '/b.avif',
  ]);
  expect(picturesOf({ '@type': 'Product' }, breadcrumb)).toEqual([]);
});
