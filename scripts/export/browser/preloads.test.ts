import { domReady } from '@/scripts/export/browser/dom-ready';
import { preloadCartPictures, preloadCatalogue, preloadFonts } from '@/scripts/export/browser/preloads';

const catalogue = '/catalogue/products-a1b2.json';

const fetched = jest.fn();

beforeEach(() => {
  localStorage.clear();
  window.catalogueRequest = undefined;
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => [[2]] });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  document.head.innerHTML = '';
});

const attributes = (names: readonly string[]) =>
  Array.from(document.querySelectorAll('link'), (link) => names.map((name) => Reflect.get(link, name)));

test.each(['Cart', 'wishlist'])('A-63 the catalogue is requested early for a stored %s', async (key) => {
  localStorage.setItem(key, '[{"id":2,"qty":1}]');
  preloadCatalogue(catalogue);
  expect(await window.catalogueRequest).toEqual([[2]]);
  expect(fetched).toHaveBeenCalledWith(catalogue, expect.anything());
});

test('a cart line preloads its picture in the widths that the line chooses from', () => {
  localStorage.setItem('Cart', '[{"id":2,"qty":1,"img":"/images/products/02-75d99462-800.avif"}]');
  preloadCartPictures();
  expect(attributes(['rel', 'as', 'imageSrcset', 'imageSizes'])).toEqual([
    [
      'preload',
      'image',
      '/images/products/02-75d99462-240.avif 240w, /images/products/02-75d99462-480.avif 480w, ' +
        '/images/products/02-75d99462-800.avif 800w',
      '(min-width: 40rem) 9rem, 26vw',
    ],
  ]);
});

test('only the lines of the first view preload a picture', () => {
  const line = { id: 2, qty: 1, img: '/images/products/02-75d99462-800.avif' };
  localStorage.setItem('Cart', JSON.stringify([line, line, line, line]));
  preloadCartPictures();
  expect(document.querySelectorAll('link')).toHaveLength(3);
});

test.each([
  'tea',
  '{"lines":[]}',
  '[null]',
  '[{"id":2}]',
  '[{"img":"https://evil.example/images/a-800.avif"}]',
  '[{"img":"/images/../admin-800.avif"}]',
  '[{"img":"//evil.example/images/a-800.avif"}]',
  '[{"img":"/images/placeholder.svg"}]',
])('A-63 nothing is requested for a stored cart such as %s', (text) => {
  localStorage.setItem('Cart', text);
  expect(() => preloadCartPictures()).not.toThrow();
  expect(document.querySelector('link')).toBeNull();
});

type Visit = { readonly network?: unknown; readonly referrer?: string; readonly controller?: object };

function givenVisit({ network, referrer = '', controller }: Visit): void {
  const serviceWorker = { controller: controller ?? null };
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  document.head.innerHTML = '<style>@font-face{font-family:text;src:url(text.woff2)}p{top:0}</style>';
  // jsdom does not name the class.
  const value = document.styleSheets[0]?.cssRules[0]?.constructor;
  Object.defineProperty(window, 'CSSFontFaceRule', { value, configurable: true });
}

const firstRule = () => document.styleSheets[0]?.cssRules[0]?.cssText ?? '';

test.each<[string, Visit]>([
  ['a network that the browser does not describe', {}],
  ['4G', { network: { effectiveType: '4g' } }],
  [
    '3G, after a page of the shop',
    { network: { effectiveType: '3g' }, referrer: 'http://localhost/OurStore' },
  ],
  ['3G, with an offline copy', { network: { effectiveType: '3g' }, controller: {} }],
])('fonts are preloaded on %s', async (_, visit) => {
  givenVisit(visit);
  preloadFonts(['/text.woff2']);
  await domReady();
  expect(attributes(['rel', 'as', 'type', 'crossOrigin', 'href'])).toEqual([
    ['preload', 'font', 'font/woff2', '', 'http://localhost/text.woff2'],
  ]);
  expect(firstRule()).toMatch(/^@font-face/);
});

test.each([
  ['3g', ''],
  ['2g', ''],
  ['slow-2g', 'https://search.example/'],
  ['3g', 'http://localhost.search.example/'],
])('the first page of a visit on %s leaves the line to its pictures', async (effectiveType, referrer) => {
  givenVisit({ network: { effectiveType }, referrer });
  preloadFonts(['/text.woff2']);
  await domReady();
  expect(document.querySelector('link')).toBeNull();
  expect(firstRule()).toMatch(/^@media not all\s*\{\s*@font-face/);
});
