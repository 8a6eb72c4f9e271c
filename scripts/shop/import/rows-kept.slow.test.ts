import fc from 'fast-check';
import { readProducts } from '../read-products.mjs';
import { importProducts } from './import-products.mjs';
import { tableText } from './table-text.mjs';
import { anyCharacter } from '@/scripts/testing/properties';

const headings = {
  shopify:
    'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Status',
  woocommerce: 'ID,Type,SKU,Name,Published,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent',
  feed: 'id,title,description,availability,price,sale_price,image_link,item_group_id,gtin,adult',
  shop: 'id,name,category,price,discount,stock,photos,slug',
  other: 'Artikel,Preis,Bestand,Kategorie,EAN',
};
const cell = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'a',
    'A',
    'b',
    '1',
    '2',
    '12.50',
    '12,50',
    '$3',
    '0',
    '-1',
    'draft',
    'variation',
    'variable',
  ),
  fc.constantFrom(
    'simple',
    'id:1',
    'Food > Tea, Sale',
    '<p>x',
    '"',
    'x,y',
    'a\nb',
    '=1',
    'https://a.example/1.jpg',
    '99999999999',
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: anyCharacter, maxLength: 4 }),
);

const noProduct = 'there is no product to show; write one in each row';

const csvOf = (rows: string[][]) =>
  rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n');

const imported = (text: string) => importProducts(new TextEncoder().encode(text));

/** The rows of a table as a spreadsheet counts them, without the empty ones. */
const filledRows = (rows: string[][]) =>
  rows.flatMap((cells, index) => (cells.some((text) => text.trim() !== '') ? [index + 2] : []));

test.each(Object.entries(headings))(
  'every row of a table for %s is taken, joined or left out with a reason',
  (_, heading) => {
    const columns = heading.split(',');
    const row = fc.array(cell, { minLength: columns.length, maxLength: columns.length + 1 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const result = imported(csvOf([columns, ...rows]));
        const rowsOf = [
          ...result.products.map((product) => product.row),
          ...result.joined,
          ...result.leftOut.map((left) => left.row),
        ];
        expect(rowsOf.toSorted((a, b) => a - b)).toEqual(filledRows(rows));
        expect(result.leftOut.filter(({ reason }) => reason === '')).toEqual([]);
      }),
    );
  },
);

test.each(Object.entries(headings))(
  'every product of a table for %s can be read by the shop',
  (_, heading) => {
    const columns = heading.split(',');
    const row = fc.array(cell, { minLength: columns.length, maxLength: columns.length });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const result = imported(csvOf([columns, ...rows]));
        const text = tableText(
          result.columns,
          result.products.map(({ cells }) => cells),
        );
        const { products, faults } = readProducts(new TextEncoder().encode(text));
        const shown = result.products.filter(({ cells }) => cells['hidden'] === '');
        expect(faults.map(({ problem }) => problem)).toEqual(shown.length > 0 ? [] : [noProduct]);
        expect(products.map(({ id }) => String(id))).toEqual(shown.map(({ cells }) => cells['id']));
      }),
    );
  },
);
