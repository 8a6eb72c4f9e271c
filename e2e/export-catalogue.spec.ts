import { expect, test } from 'playwright/test';
import { files, isFile, mainText, pageAt, productPages, read } from './exported-files';

type Row = readonly [number, string, number, number, number, string, string, number];

function builtCatalogue(): readonly Row[] {
  const [file = '', ...more] = files.filter((name) => /^catalogue\/[\da-f]{12}\.json$/.test(name));
  expect(more).toEqual([]);
  return JSON.parse(read(file));
}

test('F-140 the built catalogue has the ids 1 to 30, prices above 0, no negative stock and no name twice', () => {
  const rows = builtCatalogue();
  expect(rows.map(([id]) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  const faulty = rows.filter(
    ([, , price, discount, , , , stock]) => price <= 0 || discount < 0 || discount >= 100 || stock < 0,
  );
  expect(faulty).toEqual([]);
  expect(new Set(rows.map(([, name]) => name.toLowerCase())).size).toBe(30);
  expect(rows.filter(([, , , , , picture]) => !isFile(picture.slice(1)))).toEqual([]);
});

test('F-140 the built catalogue and the page of each product agree', () => {
  for (const [, name, , discount, , , category, stock] of builtCatalogue()) {
    const text = mainText(pageAt(`/OurStore/${category}/${name}`.replaceAll(' ', '_')).html);
    expect(text).toContain(name);
    expect(text).toContain(category);
    expect(text).toContain(stock === 0 ? 'Out of Stock' : `In Stock (${stock} available)`);
    if (discount > 0) expect(text).toContain(`${discount}%`);
  }
});

test('F-78 no product has a name that a path cannot hold', () => {
  expect(productPages).toHaveLength(30);
  expect(builtCatalogue().filter(([, name]) => /[/\\?#%_.]/.test(name))).toEqual([]);
});

test('F-78 F-140 the checks of the catalogue are not sent to the browser', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => /which no url may|fit to be shown/.test(read(file)))).toEqual([]);
});
