import { nearestName } from './nearest-name.mjs';

const columns = ['id', 'name', 'category', 'price', 'social image', 'Tea & Coffee', 'ឈុតកាដូ'];

test.each([
  ['catgory', 'category'],
  ['categories', 'category'],
  ['PRICE', 'price'],
  ['nmae', 'name'],
  ['Pirce', 'price'],
  ['social-image', 'social image'],
  ['Tea and Coffee', 'Tea & Coffee'],
  ['ឈុតកាដូរ', 'ឈុតកាដូ'],
])('%s is near %s', (written, name) => {
  expect(nearestName(written, columns)).toBe(name);
});

test.each(['colour', 'xy', ''])('nothing is near "%s"', (written) => {
  expect(nearestName(written, columns)).toBeUndefined();
});
