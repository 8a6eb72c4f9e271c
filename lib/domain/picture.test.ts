import { asJpeg, hasWidths, inWidth, isDrawing } from '@/lib/domain/picture';

test('DATA-10 a photograph has other widths, and a JPEG in the largest width', () => {
  const src = '/images/home/hero-1-phone-960.avif';
  expect(hasWidths(src)).toBe(true);
  expect(inWidth(src, 240)).toBe('/images/home/hero-1-phone-240.avif');
  expect(asJpeg(src)).toBe('/images/home/hero-1-phone-1200.jpg');
});

test.each(['/images/brands/nagi.svg', '/images/x.avif', '/images/cards/01-800.jpg'])(
  'DATA-10 %s is a file of one width only',
  (src) => {
    expect(hasWidths(src)).toBe(false);
    expect(inWidth(src, 240)).toBe(src);
    expect(asJpeg(src)).toBe(src);
  },
);

test('an SVG is a drawing, and no photograph is one', () => {
  expect(isDrawing('/images/products/made/placeholder-1a2b3c4d.svg')).toBe(true);
  expect(isDrawing('/images/products/svg-1a2b3c4d-800.avif')).toBe(false);
});
