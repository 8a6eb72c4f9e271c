import { sitemapOf } from './sitemap.mjs';

test('F-134 a page is listed with its url, date and pictures, all escaped', () => {
  const xml = sitemapOf([
    {
      canonical: 'https://minato.example/A_&_B',
      modified: '2026-11-01',
      pictures: ['https://x.example/1.jpg?a&b'],
    },
  ]);
  expect(xml).toContain(
    '<url><loc>https://minato.example/A_&amp;_B</loc><lastmod>2026-11-01</lastmod><image:image><image:loc>https://x.example/1.jpg?a&amp;b</image:loc></image:image></url>',
  );
});

test('F-134 a page without a date has no lastmod', () => {
  expect(sitemapOf([{ canonical: 'https://minato.example', pictures: [] }])).toContain(
    '<url><loc>https://minato.example</loc></url>',
  );
});
