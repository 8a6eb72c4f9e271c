import { readFileSync } from 'node:fs';
import { importProducts } from './import-products.mjs';

const imported = (sample: string) =>
  importProducts(readFileSync(`${__dirname}/samples/${sample}`), { now: Date.parse('2026-06-15') });
const filled = ({ cells }: { cells: Record<string, string> }) =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
const reasons = ({ leftOut }: ReturnType<typeof imported>) => leftOut.map(({ row, reason }) => [row, reason]);

test('a Shopify export with the old headings becomes products with their photos in order', () => {
  const result = imported('shopify-old-headings.csv');
  expect(result.title).toBe('a Shopify export');
  expect(result.products.map(filled)).toEqual([
    {
      id: '1',
      name: 'Linen Apron',
      category: 'Aprons',
      price: '30.00',
      discount: '20',
      stock: '12',
      brand: 'Tallis & Fold',
      size: 'Small',
      description: 'Washed linen, cut wide.\n• Two pockets\n• Ties at the back & front',
      photos: 'linen-apron.jpg | other: apron-pocket.png | other: apron-back.jpg',
      slug: 'linen-apron',
      sku: 'TF-APRON-S',
      gtin: '4006381333931',
    },
    {
      id: '2',
      name: 'Oak Board',
      category: 'Kitchen & Dining',
      price: '41.50',
      brand: 'Tallis & Fold',
      description: 'Oiled oak.',
      photos: 'Oak-Board.jpg',
      slug: 'oak-board',
    },
  ]);
  expect(result.joined).toEqual([4]);
  expect(reasons(result)).toEqual([
    [3, 'a further variant (Medium, SKU TF-APRON-M, 26.00); the product is sold as in row 2'],
    [6, 'its status is "draft"'],
    [7, 'it belongs to row 6, which is left out'],
    [8, 'its status is "archived"'],
    [9, 'it is a gift card, which the shop cannot redeem'],
    [10, 'it has no name'],
  ]);
  expect(result.photos).toContainEqual({
    name: 'apron-back.jpg',
    source: 'https://cdn.shop.example/s/files/apron-back.jpg?v=1712',
  });
});

test('a Shopify export with the new headings is read the same', () => {
  const result = imported('shopify-new-headings.csv');
  expect(result.title).toBe('a Shopify export');
  expect(result.products.map(filled)).toEqual([
    {
      id: '1',
      name: 'Hearth Candle',
      category: 'Candles',
      price: '24.99',
      discount: '20',
      stock: '0',
      brand: 'Emberlow',
      description: 'Beeswax.\n\nBurns > 40 hours.',
      photos: 'candle-amber.jpg',
      slug: 'hearth-candle',
      sku: 'EM-1',
      gtin: '96385074',
      'info: Colour': 'Amber',
    },
    {
      id: '2',
      name: 'Match Jar',
      category: 'Other',
      price: '1250.00',
      brand: 'Emberlow',
      description: 'Sixty matches',
      slug: 'match-jar',
      sku: 'EM-9',
      hidden: 'yes',
    },
  ]);
  expect(reasons(result)).toEqual([
    [3, 'a further variant (Ivory, SKU EM-2, 19.99); the product is sold as in row 2'],
    [4, 'a further variant (Moss, SKU EM-3, 19.99); the product is sold as in row 2'],
    [6, 'it has no price'],
    [7, 'it is not published'],
  ]);
  expect(result.notes).toEqual(['Products without a category are in "Other": row 5.']);
  expect(result.columns.at(-1)).toBe('info: Colour');
});

test('a variable product of a WooCommerce export has the price of its first variation', () => {
  const result = imported('woocommerce.csv');
  expect(result.title).toBe('a WooCommerce export');
  expect(result.products.map(filled)).toEqual([
    {
      id: '44',
      name: 'Kiln Bowl',
      category: 'Bowls',
      price: '25.00',
      stock: '3',
      brand: 'Ashgrove Kiln',
      description: 'Thrown by hand.\n\nEach is different.',
      photos: 'bowl.jpg | other: bowl-blue.jpg',
      sku: 'kiln-bowl',
      'info: Glaze': 'Blue',
    },
    {
      id: '46',
      name: 'Kiln Cup – Small',
      category: 'Cups',
      price: '18.00',
      discount: '25',
      stock: '7',
      size: '120 ml',
      description: 'Holds 120 ml.',
      photos: 'cup.jpg',
      sku: 'kiln-cup',
      'info: Glaze': 'Sand',
    },
    {
      id: '47',
      name: 'Kiln Plate',
      category: 'Plates',
      price: '20.00',
      stock: '0',
      sku: 'kiln-plate',
      hidden: 'yes',
    },
    { id: '48', name: 'Glaze Book', category: 'Books', price: '1234.50', sku: 'kiln-book' },
  ]);
  expect(result.joined).toEqual([8]);
  expect(reasons(result)).toEqual([
    [6, 'it is a draft'],
    [7, 'it is not published'],
    [9, 'a further variant (Sand, SKU kiln-bowl-sand, 22,00); the product is sold as in row 8'],
    [10, 'the table has no product of this variant'],
    [11, 'it groups other products and has no price of its own'],
    [12, 'another site sells it'],
  ]);
  expect(result.notes).toEqual([
    'Row 3 ("Kiln Cup – Small"): its sale ends on 2031-01-31; the shop keeps it until you change it.',
    'Row 3 ("Kiln Cup – Small"): "4006381333932" is no valid GTIN, so it has none.',
    'Row 4 ("Kiln Plate"): 20.00 instead of 30.00 is no whole percentage, so 20.00 is its price, without a discount.',
  ]);
});

test('a catalogue of Meta is read from below its row of remarks, with the first item of each group', () => {
  const result = imported('meta-catalogue.csv');
  expect(result.products.map(filled)).toEqual([
    {
      id: '1',
      name: 'Reed Basket',
      category: 'Storage & Organization',
      price: '45.00',
      discount: '10',
      stock: '75',
      brand: 'Fenn & Reed',
      size: '40 cm',
      description: 'Woven by hand, 40 cm wide.',
      composition: 'Material: reed',
      photos: 'basket.jpg',
      sku: 'FIN-001',
      gtin: '4006381333931',
    },
    {
      id: '3',
      name: 'Willow Tray',
      category: 'Other',
      price: '19.99',
      stock: '0',
      brand: 'Fenn & Reed',
      description: 'A tray.',
      photos: 'tray.jpg',
      sku: 'FIN-003',
    },
  ]);
  expect(reasons(result)).toEqual([[4, 'a further variant (65.00 USD); the product is sold as in row 3']]);
  expect(result.currencies).toEqual(['USD']);
});

test('a feed for Google is read from tabs, with all its photos', () => {
  expect(imported('google-feed.txt').products.map(filled)).toEqual([
    {
      id: '101',
      name: 'Plum Wine',
      category: 'Wine',
      price: '22.00',
      brand: 'Kurashi',
      description: 'Sweet, with a stone in it.',
      photos: 'plum.jpg | other: plum-2.jpg | other: label.jpg',
      adult: 'yes',
    },
    {
      id: '102',
      name: 'Barley Tea',
      category: 'Tea',
      price: '6.00',
      brand: 'Kurashi',
      description: 'Roasted.',
      photos: 'tea.webp',
      gtin: '8806088573892',
    },
  ]);
});

test('a draft is left out with its variants, and an unpublished variation does not give the price', () => {
  const shopify =
    'Handle,Title,Variant Price,Option1 Name,Option1 Value,Status\na,A,5,Size,S,draft\na,,6,,M,\n';
  expect(importProducts(new TextEncoder().encode(shopify)).leftOut).toEqual([
    { row: 2, name: 'A', reason: 'its status is "draft"' },
    { row: 3, name: 'A', reason: 'it belongs to row 2, which is left out' },
  ]);
  const woo =
    'ID,Type,Name,Published,Regular price,Parent\n1,variable,A,1,,\n2,variation,A - S,0,5,id:1\n3,variation,A - M,1,6,id:1\n';
  expect(importProducts(new TextEncoder().encode(woo)).products).toMatchObject([
    { cells: { id: '1', price: '6.00' } },
  ]);
});
