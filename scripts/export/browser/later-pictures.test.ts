import { delayLaterPictures } from '@/scripts/export/browser/later-pictures';

const { documentElement } = document;

test('later pictures wait until the page is loaded', () => {
  delayLaterPictures();
  expect(documentElement).toHaveAttribute('data-loading');
  window.dispatchEvent(new Event('load'));
  expect(documentElement).not.toHaveAttribute('data-loading');
});

test('later pictures load at once when the page is used before', () => {
  const load = delayLaterPictures();
  load();
  expect(documentElement).not.toHaveAttribute('data-loading');
});
