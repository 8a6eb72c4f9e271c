import { expect } from 'playwright/test';
import { test } from './contract-test';

test('A-180 no file of a shop without a stand says anything of KHQR', ({ site, content }) => {
  test.skip(content.settings.khqr !== undefined, 'the shop has a stand');
  expect(site.texts.length).toBeGreaterThan(100);
  // A hash may hold these four letters by chance.
  const withoutHashes = (file: string) => site.read(file).replaceAll(/sha256-[\w+/=]+/g, '');
  expect(site.texts.filter((file) => /khqr/i.test(withoutHashes(file)))).toEqual([]);
});

test('A-180 A-182 the stand is in a script that loads on demand and is in the offline copy', ({
  site,
  content,
}) => {
  const stand = content.settings.khqr;
  test.skip(stand === undefined, 'the shop has no stand');
  const scripts = site.texts.filter((file) => file.endsWith('.js') && site.read(file).includes(stand ?? ''));
  expect(scripts.length).toBeGreaterThan(0);
  const names = scripts.map((file) => file.slice(file.lastIndexOf('/') + 1));
  const [worker, cart] = [site.read('sw.js'), site.html('/Cart')];
  expect(names.filter((name) => cart.includes(name))).toEqual([]);
  expect(names.filter((name) => worker.includes(name)).length).toBeGreaterThan(0);
});
