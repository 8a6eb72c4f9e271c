/** @jest-environment node */
import { homeModule } from './home-module.mjs';

const home = { brands: [], banners: [], promos: [], testimonials: [], words: {} };

function pagePicturesOf(settings: object): unknown {
  const shop = { settings: { categories: [], ...settings }, home, products: [] };
  const written = homeModule(shop, {
    pictureOf: ({ file }) => ({ src: file }),
    wordOf: ({ text }) => ({ text }),
  });
  const json = /pagePictures: PagePictures = (\{[^;]*\});/.exec(written)?.[1];
  return JSON.parse(json ?? 'null');
}

test('a page where nothing is shows its own picture, or else the one of all empty pages', () => {
  expect(
    pagePicturesOf({
      emptyPicture: { file: 'tray.jpg', word: { file: 'w.svg', text: '空', language: 'ja' } },
      pagePictures: { offline: { file: 'boat.jpg' }, login: { file: 'key.jpg' } },
    }),
  ).toEqual({
    login: { src: 'key.jpg' },
    wishlist: { src: 'tray.jpg', word: { text: '空' } },
    noMatch: { src: 'tray.jpg', word: { text: '空' } },
    notFound: { src: 'tray.jpg', word: { text: '空' } },
    offline: { src: 'boat.jpg' },
  });
});

test('a shop may have no pictures of pages', () => {
  expect(pagePicturesOf({ pagePictures: {} })).toEqual({});
});
