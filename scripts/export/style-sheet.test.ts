import { readStyleSheet } from './style-sheet.mjs';

const href = '/shop/_next/static/chunks/a1.css';

test('the urls of a stylesheet become absolute', () => {
  const sheet =
    'a{background:url(../media/a.svg) url("b c.svg") url(/d.svg) url("data:image/svg+xml,x") url(#mark)}';
  expect(readStyleSheet(sheet, href).text).toBe(
    'a{background:url(/shop/_next/static/media/a.svg) url(/shop/_next/static/chunks/b%20c.svg) url(/d.svg) url("data:image/svg+xml,x") url(#mark)}',
  );
});

test('the fonts of a stylesheet are those that it brings, not those of the device', () => {
  const sheet =
    '@font-face{font-family:Tea;src:url(../media/tea.woff2)format("woff2")}@font-face {src:local(Arial)}a{mask:url(/a.svg)}';
  expect(readStyleSheet(sheet, href).fonts).toEqual(['/shop/_next/static/media/tea.woff2']);
});

test('F-135 a stylesheet that contains the end of its style element is refused', () => {
  expect(() => readStyleSheet('a::after{content:"</style><script>"}', href)).toThrow('a1.css');
});
