/** @jest-environment node */
import { asStyle } from './inline-styles.mjs';

const href = '/shop/_next/static/chunks/a1.css';

test('relative urls of a style sheet become absolute, others stay', () => {
  expect(asStyle('@font-face{src:url(../media/figtree.woff2)format("woff2")}', href)).toBe(
    '@font-face{src:url(/shop/_next/static/media/figtree.woff2)format("woff2")}',
  );
  const others = 'a{background:url(/images/a.svg) url("data:image/svg+xml,x") url(#mark)}';
  expect(asStyle(others, href)).toBe(others);
});

test('F-135 a sheet that would end its style is refused', () => {
  expect(() => asStyle('a::after{content:"</style><script>"}', href)).toThrow('a1.css');
});
