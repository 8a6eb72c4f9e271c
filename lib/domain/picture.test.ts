import { asJpeg, hasWidths, inWidth } from '@/lib/domain/picture';

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
