import { expect, test } from 'playwright/test';
import { exportedAddresses, exportedFiles, fileOf, isFile, mainText, read } from './exported-files';

type Row = readonly [number, string, number, number, number, string, string, number];

function builtCatalogue(): readonly Row[] {
  const [file = '', ...more] = exportedFiles().filter((name) => /^catalogue\/[\da-f]{12}\.json$/.test(name));
  expect(more).toEqual([]);
  return JSON.parse(read(file));
}

function addressOf([, name, , , , , category]: Row): string {
  return `/OurStore/${category.replaceAll(' ', '_')}/${name.replaceAll(' ', '_')}`;
}

test('F-140 the built catalogue has no gap, no negative stock, no price of 0, no odd discount, no name twice', () => {
  const rows = builtCatalogue();
  expect(rows.map(([id]) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  for (const [id, name, price, discount, rate, picture, , stock] of rows) {
    expect(price, `the price of ${id}`).toBeGreaterThan(0);
    expect(price.toFixed(2), `the price of ${id}`).toContain(String(price));
    expect(discount, `the discount of ${id}`).toBeGreaterThanOrEqual(0);
    expect(discount, `the discount of ${id}`).toBeLessThan(100);
    expect(rate, `the rate of ${id}`).toBeGreaterThanOrEqual(0);
    expect(rate, `the rate of ${id}`).toBeLessThanOrEqual(5);
    expect(stock, `the stock of ${id}`).toBeGreaterThanOrEqual(0);
    expect([discount, stock].every(Number.isInteger), `the numbers of ${id}`).toBe(true);
    expect(isFile(picture.slice(1)), `the picture of ${id}`).toBe(true);
    expect(name.trim(), `the name of ${id}`).toBe(name);
  }
  expect(new Set(rows.map(([, name]) => name.toLowerCase())).size).toBe(30);
});

test('F-140 the built catalogue and the page of each product say the same', () => {
  for (const row of builtCatalogue()) {
    const [, name, , discount, , , category, stock] = row;
    const text = mainText(read(fileOf(addressOf(row))));
    expect(text).toContain(name);
    expect(text).toContain(category);
    expect(text).toContain(stock === 0 ? 'Out of Stock' : `In Stock (${stock} available)`);
    if (discount > 0) expect(text).toContain(`${discount}%`);
  }
});

test('F-78 no product has a name that an address cannot carry', () => {
  const names = builtCatalogue().map(([, name]) => name);
  expect(names).toHaveLength(30);
  expect(names.filter((name) => /[/\\?#%_.]/.test(name))).toEqual([]);
});

test('F-78 no two addresses differ only in their letter case, so that every file system can hold them', () => {
  const addresses = exportedAddresses();
  expect(addresses.length).toBeGreaterThan(50);
  expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(addresses.length);
  // The dashboard alias is the only path in two spellings.
  const twins = exportedFiles().filter(
    (file, _, all) => all.filter((other) => other.toLowerCase() === file.toLowerCase()).length > 1,
  );
  expect(
    twins.filter((file) => !/^UserDash[bB]oard(?:\.|\/index\.|\/__next\.[^/]*\.?)(?:html|txt)$/.test(file)),
  ).toEqual([]);
});

test('F-78 F-140 what judges the catalogue at build does not travel to the browser', () => {
  const scripts = exportedFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => /which no url may|fit to be shown/.test(read(file)))).toEqual([]);
});
