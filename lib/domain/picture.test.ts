import { asJpeg, hasWidths, inWidth } from '@/lib/domain/picture';

test('DATA-10 the widths of a photograph share a name but for the number at its end', () => {
  expect(inWidth('/images/products/01-1a2b3c4d-800.avif', 240)).toBe('/images/products/01-1a2b3c4d-240.avif');
  expect(inWidth('/images/home/hero-phone-12345678-960.avif', 640)).toBe(
    '/images/home/hero-phone-12345678-640.avif',
  );
});

test('DATA-10 a drawing and a picture of one size have no other', () => {
  for (const src of ['/images/brands/nagi.svg', '/images/x.avif', '/images/cards/01-800.jpg']) {
    expect(hasWidths(src)).toBe(false);
    expect(inWidth(src, 240)).toBe(src);
  }
  expect(hasWidths('/images/products/01-1a2b3c4d-800.avif')).toBe(true);
});

test('DATA-10 other readers get a JPEG of the widest, but of a drawing itself', () => {
  expect(asJpeg('/images/products/01-1a2b3c4d-800.avif')).toBe('/images/products/01-1a2b3c4d-1200.jpg');
  expect(asJpeg('/images/brands/nagi.svg')).toBe('/images/brands/nagi.svg');
});
