/** @jest-environment node */
import { addStructuredData, inlineStyles, moveScriptsLast } from './transforms.mjs';

const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
const [first, second] = [
  '<script src="/_next/b.js" async=""></script>',
  '<script src="/_next/c.js" async=""></script>',
];
const legacy = '<script src="/_next/d.js" noModule=""></script>';
const bootstrap = '<script id="_R_">start()</script><script src="/_next/a.js" async=""></script></body>';

const site = (part: { structuredData?: Record<string, unknown[]>; sheet?: string }) => ({
  structuredData: part.structuredData ?? {},
  readStyleSheet: () => part.sheet ?? '',
  inlineScript: '',
});

const moveScripts = (html: string) => moveScriptsLast(html, site({}), '/');

test('scripts of the head move behind the content in their order, and a second run changes nothing', () => {
  const html = `<head><title>Tea</title>${preload}${first}${second}${legacy}</head><body><p>Tea</p>${bootstrap}`;
  const moved = `<head><title>Tea</title>${legacy}</head><body><p>Tea</p>${first}${second}${bootstrap}`;
  expect(moveScripts(html)).toBe(moved);
  expect(moveScripts(moved)).toBe(moved);
});

test('a page without the bootstrap script fails the build', () => {
  expect(() => moveScripts(`<head>${first}</head><body><p>Tea</p></body>`)).toThrow('_R_');
});

const href = '/shop/_next/static/chunks/a1.css';
const inlineSheet = (sheet: string) =>
  inlineStyles(`<link rel="stylesheet" href="${href}" data-precedence="next"/>`, site({ sheet }), '/');

test('a stylesheet is inlined with absolute urls, and its link is disabled', () => {
  const sheet = 'a{background:url(../media/a.woff2) url(/b.svg) url("data:image/svg+xml,x") url(#mark)}';
  expect(inlineSheet(sheet)).toBe(
    '<style>a{background:url(/shop/_next/static/media/a.woff2) url(/b.svg) url("data:image/svg+xml,x") url(#mark)}</style>' +
      `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`,
  );
});

test('F-135 a stylesheet that contains the end of its style element is refused', () => {
  expect(() => inlineSheet('a::after{content:"</style><script>"}')).toThrow('a1.css');
});

test('F-135 structured data that contains the end of a script element stays data', () => {
  const data = { description: 'Oats</script><script>alert(1)</script><!-- & "quotes" \u2028' };
  const html = addStructuredData('<head></head>', site({ structuredData: { '/Oats': [data] } }), '/Oats');
  const [, text = ''] =
    /^<head><script type="application\/ld\+json">([^<]*)<\/script><\/head>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
