import { expect, test } from 'playwright/test';
import { isFile, mainText, origin, pageAt, paths, read } from './exported-files';
import { productNames } from './known-products';

type Row = Readonly<Record<string, string>>;

const rows = (): Row[] => JSON.parse(read('products.json'));

test('the JSON feed has a row for each product, in the format that Google and Meta require', () => {
  expect(rows().map(({ title }) => title)).toEqual(productNames);
  expect(new Set(rows().map(({ id }) => id)).size).toBe(30);
  for (const row of rows()) {
    expect(row, row['title']).toMatchObject({
      id: expect.stringMatching(/^.{1,50}$/),
      title: expect.stringMatching(/^.{1,150}$/),
      description: expect.stringMatching(/^.{1,5000}$/s),
      availability: expect.stringMatching(/^(in stock|out of stock)$/),
      condition: 'new',
      price: expect.stringMatching(/^\d+\.\d{2} USD$/),
      sale_price: expect.stringMatching(/^(\d+\.\d{2} USD)?$/),
      image_link: expect.stringMatching(/-1200\.jpg$/),
      brand: expect.stringMatching(/^.{1,70}$/),
    });
  }
});

test('each row of the feed has the url of its product page, says what the page shows, and names a picture that exists', () => {
  for (const { link = '', image_link: image = '', price = '', sale_price: salePrice, ...row } of rows()) {
    const { html, canonical } = pageAt(link.slice(origin.length));
    const shown = mainText(html);
    expect(canonical).toBe(link);
    expect(shown).toContain(row['description']);
    expect(shown).toContain(`Price $${(salePrice || price).replace(' USD', '')}`);
    if (salePrice) expect(shown).toContain(`Original price $${price.replace(' USD', '')}`);
    const [textAboveRelatedProducts = ''] = shown.split('Related');
    const isInStock = /In Stock \(\d+ available\)/.test(textAboveRelatedProducts);
    expect(isInStock, row['title']).toBe(row['availability'] === 'in stock');
    expect(isFile(image.slice(origin.length + 1)), image).toBe(true);
  }
});

test('the CSV feed has the same rows as the JSON feed', () => {
  const quoteIfNeeded = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const table = [Object.keys(rows()[0] ?? {}), ...rows().map((row) => Object.values(row))];
  expect(read('products.csv').split(/\r\n/)).toEqual([
    ...table.map((cells) => cells.map(quoteIfNeeded).join(',')),
    '',
  ]);
});

test('llms.txt names each product with its price, and links only to files that exist', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Minato\n\n> \S/);
  for (const name of productNames) expect(text).toContain(`- [${name}](`);
  expect(text).toContain(
    '[Uji Matcha Powder](https://minato.example/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder): Suian, 30 g; $25.65; in stock',
  );
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link.slice(origin.length));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !paths.includes(link || '/') && !isFile(link.slice(1)))).toEqual([]);
});
