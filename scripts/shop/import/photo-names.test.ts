import { photoNamer, photosIn } from './photo-names.mjs';

test.each([
  [
    'https://a.example/1.jpg, https://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  ['https://a.example/w_100,h_100/1.jpg', ['https://a.example/w_100,h_100/1.jpg']],
  ['https://a.example/1\\,5.jpg', ['https://a.example/1%2C5.jpg']],
  ['front.jpg, back.png', ['front.jpg', 'back.png']],
  ['a.jpg|b.jpg', ['a.jpg', 'b.jpg']],
  ['', []],
])('the cell %j names %j', (cell, photos) => {
  expect(photosIn(cell, 'other')).toEqual(photos);
});

test('in a table of the shop only | separates photos', () => {
  expect(photosIn('red, green.jpg | back.jpg', 'shop')).toEqual(['red, green.jpg', 'back.jpg']);
});

test.each([
  ['https://a.example/files/Blue%20Vase.JPG?v=1', 'Blue-Vase.jpg'],
  ['https://a.example/image.php?id=4', 'Reed-Basket.jpg'],
  ['https://a.example/', 'Reed-Basket.jpg'],
  ['https://a.example/%E0%A4%A.png', 'E0-A4-A.png'],
  ['https://a.example/..%2F..%2Fetc%2Fpasswd.png', 'etc-passwd.png'],
  ['C:\\photos\\vase.webp', 'vase.webp'],
  ['/images/products/vase-800.avif', '/images/products/vase-800.avif'],
  ['https://a.example/តែ.jpg', 'តែ.jpg'],
])('%j is saved as %j', (photo, name) => {
  expect(photoNamer()(photo, 'Reed Basket')).toBe(name);
});

test('different photos get different names, and the same photo keeps its name', () => {
  const nameOf = photoNamer();
  expect(nameOf('https://a.example/1/front.jpg', 'A')).toBe('front.jpg');
  expect(nameOf('https://a.example/2/Front.jpg', 'B')).toBe('Front-2.jpg');
  expect(nameOf('https://a.example/1/front.jpg', 'C')).toBe('front.jpg');
  expect(nameOf('https://a.example/3/front.jpg', 'D')).toBe('front-3.jpg');
});
