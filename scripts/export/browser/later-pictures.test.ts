import { delayLaterPictures } from '@/scripts/export/browser/later-pictures';

const { documentElement } = document;

test.each(['load', 'scroll'])('later pictures wait until the page is loaded or scrolled (%s)', (type) => {
  delayLaterPictures();
  window.dispatchEvent(new Event('pointerdown'));
  expect(documentElement).toHaveAttribute('data-loading');
  window.dispatchEvent(new Event(type));
  expect(documentElement).not.toHaveAttribute('data-loading');
});
