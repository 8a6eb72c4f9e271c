import { expect, test } from 'playwright/test';
import { canonical, fileOf, isFile, mainText, origin, read } from './exported-files';
import { productNames } from './known-products';

type Row = Readonly<Record<string, string>>;

/** Quoted cells may contain commas, line breaks and doubled quotes. */
function rowsOf(csv: string): Row[] {
  const [names = [], ...lines] = csv
    .trimEnd()
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    );
  return lines.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/** Required by Google Merchant Center and Meta. */
const requiredColumns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
];

test('the feed has a row for each product, with what Google and Meta require of it', () => {
  const rows = rowsOf(read('products.csv'));
  expect(rows.map(({ title }) => title)).toEqual(productNames);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(30);
  for (const row of rows) {
    expect(
      requiredColumns.filter((column) => (row[column] ?? '') === ''),
      row['title'],
    ).toEqual([]);
    expect(row['id']?.length).toBeLessThanOrEqual(50);
    expect(row['title']?.length).toBeLessThanOrEqual(150);
    expect(row['brand']?.length).toBeLessThanOrEqual(70);
    expect(row['description']?.length).toBeLessThanOrEqual(5000);
    expect(row['availability']).toMatch(/^(in stock|out of stock)$/);
    expect(row['condition']).toBe('new');
    expect(row['price']).toMatch(/^\d+\.\d{2} USD$/);
    expect(row['sale_price']).toMatch(/^(\d+\.\d{2} USD)?$/);
  }
});

test('a row says what its page says, by the same address, with a JPEG that is there', () => {
  for (const row of rowsOf(read('products.csv'))) {
    const { link = '', image_link: image = '', price = '', sale_price: sale, title } = row;
    const html = read(fileOf(link.slice(origin.length)));
    const shown = mainText(html);
    expect(canonical(html)).toBe(link);
    expect(shown).toContain(row['description']);
    expect(shown).toContain(`Price $${(sale || price).replace(' USD', '')}`);
    if (sale) expect(shown).toContain(`Original price $${price.replace(' USD', '')}`);
    expect(/In Stock \(\d+ available\)/.test(shown.split('Related')[0] ?? ''), title).toBe(
      row['availability'] === 'in stock',
    );
    expect(image).toMatch(/-1200\.jpg$/);
    expect(isFile(image.slice(origin.length + 1)), image).toBe(true);
  }
});

test('the goods for adults are marked', () => {
  const marked = rowsOf(read('products.csv')).filter(({ adult }) => adult !== 'no');
  expect(marked.map(({ title, adult }) => [title, adult])).toEqual([
    ['Thin Latex Condoms', 'yes'],
    ['Latex Free Condoms', 'yes'],
    ['Water-Based Lubricant Gel', 'yes'],
  ]);
});

test('the feed as JSON holds the same rows', () => {
  expect(JSON.parse(read('products.json'))).toEqual(rowsOf(read('products.csv')));
});

test('the page for language models names each product with its price, and leads only to files', () => {
  const guide = read('llms.txt');
  expect(guide).toMatch(/^# Minato\n\n> \S/);
  for (const name of productNames) expect(guide).toContain(`- [${name}](`);
  expect(guide).toContain(
    '[Uji Matcha Powder](https://minato.example/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder): Suian, 30 g; $25.65; in stock',
  );
  const links = Array.from(guide.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link.slice(origin.length));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !isFile(fileOf(link || '/')) && !isFile(link.slice(1)))).toEqual([]);
});
