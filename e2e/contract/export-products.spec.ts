import { join } from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { readTable } from '../../scripts/shop/read-table.mjs';
import { mainText, structuredDataOf } from '../exported-files';
import { minorUnits, plainAmount, shownAmount } from './amounts';
import { test } from './contract-test';
import type { ShopContent, TestedProduct } from './shop-content';
import type { Site } from './site';
import type { Settings } from './tested-settings';

type Row = Readonly<Record<string, string>>;

/** The page and the row in the feed of each product; they have the name in common. */
function publishedProducts({ products }: ShopContent, site: Site) {
  const rows: readonly Row[] = JSON.parse(site.read('products.json'));
  const rowByTitle = new Map(rows.map((row) => [row['title'], row]));
  return products.map((product) => {
    const row = rowByTitle.get(product.name) ?? {};
    const path = decodeURI((row['link'] ?? '').slice(site.origin.length));
    return { product, row, path, html: site.html(path) };
  });
}

/** The text above the related products, without the blank between a currency and its amount. */
function ownText(html: string, symbol: string): string {
  const [own = ''] = mainText(html).split('Related products');
  return own.replaceAll(`${symbol} `, symbol).replaceAll(`${symbol}\u00A0`, symbol);
}

test('the price of each product is the same in the table, on its page, in the feeds and in structured data', ({
  site,
  content,
}) => {
  const { currency } = content.settings;
  const inFeed = (minor: number) => `${plainAmount(minor, currency)} ${currency.code}`;
  for (const { product, row, html } of publishedProducts(content, site)) {
    const { name, priceCents, unitCents, discount } = product;
    expect(row['price'], name).toBe(inFeed(priceCents));
    expect(row['sale_price'], name).toBe(discount > 0 ? inFeed(unitCents) : '');
    const text = ownText(html, currency.symbol);
    expect(text, name).toContain(`Price ${shownAmount(unitCents, currency)}`);
    if (discount > 0) expect(text, name).toContain(`Original price ${shownAmount(priceCents, currency)}`);
    const offers = structuredDataOf(html).flatMap((thing) => ('offers' in thing ? [thing['offers']] : []));
    expect(offers, name).toEqual([
      expect.objectContaining({ price: plainAmount(unitCents, currency), priceCurrency: currency.code }),
    ]);
  }
});

test('the files that the browser loads hold the price, discount and stock of each product', ({
  site,
  content,
}) => {
  const files = site.files.filter((file) => /^catalogue\/[\da-f]{12}\.json$/.test(file));
  expect(files).toHaveLength(1);
  const rows: readonly (readonly unknown[])[] = JSON.parse(site.read(files[0] ?? ''));
  expect(rows.map(([id]) => id)).toEqual(content.products.map(({ id }) => id));
  for (const [index, product] of content.products.entries()) {
    const [, name, price, discount] = rows[index] ?? [];
    const expectedPrice = Number(plainAmount(product.priceCents, content.settings.currency));
    expect([name, price, discount]).toEqual([product.name, expectedPrice, product.discount]);
  }
});

test('the CSV feed has the rows of the JSON feed', ({ site }) => {
  const rows: readonly Row[] = JSON.parse(site.read('products.json'));
  const { rows: csvRows, faults } = readTable(new TextEncoder().encode(site.read('products.csv')));
  // An apostrophe keeps spreadsheets from running a cell that begins like a formula.
  const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');
  expect(faults).toEqual([]);
  expect(
    csvRows.map(({ cells }) =>
      Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, withoutApostrophe(cell)])),
    ),
  ).toEqual(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cell.trim()]))),
  );
});

test('each product page says what the table says, and the feed marks what is sold out or for adults', ({
  site,
  content,
}) => {
  for (const { product, row, html } of publishedProducts(content, site)) {
    const { name, category, stock } = product;
    const text = ownText(html, content.settings.currency.symbol);
    expect(text).toContain(`Home / Our Store / ${category} / ${name}`.replace(/\s+/g, ' '));
    expect(text, name).toContain(stockText(product));
    expect(/ \d+ reviews? /.test(text), name).toBe(product.hasRating && content.settings.sampleReviews);
    for (const [label, value] of product.info) expect(text, name).toContain(`${label} ${value}`);
    expect(row, name).toMatchObject({
      id: product.sku,
      availability: stock === 0 ? 'out of stock' : 'in stock',
      adult: product.isAdult ? 'yes' : 'no',
      product_type: category,
    });
    if (product.gtin !== '') expect(Object.values(row), name).toContain(product.gtin);
    if (product.slug !== '')
      expect(decodeURI(row['link'] ?? ''), name).toMatch(new RegExp(`/${product.slug}$`));
  }
});

test('each product page says the terms of tax and delivery that the settings say', ({ site, content }) => {
  const { settings } = content;
  const expected = termsText(settings);
  for (const { product, html } of publishedProducts(content, site)) {
    const text = ownText(html, settings.currency.symbol);
    for (const part of expected.said) expect(text, product.name).toContain(part);
    for (const part of expected.unsaid) expect(text, product.name).not.toContain(part);
  }
});

function termsText({ tax, shipping, minimumOrder, currency }: Settings) {
  const { freeFrom, price = 0, percent = 0 } = shipping;
  const shown = (amount: number) => shownAmount(minorUnits(String(amount), currency.decimals), currency);
  const limit = freeFrom === undefined ? '' : shown(freeFrom);
  const isFree = price === 0 && percent === 0;
  const taxText =
    tax?.included === true ? `Inclusive of ${tax.label}` : `Plus ${tax?.percent}% ${tax?.label}`;
  return {
    said: [
      `Delivery in ${shipping.days}`,
      ...(tax === undefined ? [] : [tax.note ?? taxText]),
      ...(isFree ? ['Free shipping'] : []),
      ...(isFree || limit === '' ? [] : [`Free shipping from ${limit}`]),
      ...(minimumOrder === undefined ? [] : [`Minimum order ${shown(minimumOrder)}`]),
    ],
    unsaid: [
      ...(tax === undefined ? ['Inclusive of', 'VAT', 'Plus 0%'] : []),
      ...(isFree || limit !== '' ? [] : ['Free shipping']),
      ...(minimumOrder === undefined ? ['Minimum order'] : []),
    ],
  };
}

function stockText({ stock }: TestedProduct): string {
  if (stock === undefined) return 'In Stock';
  return stock === 0 ? 'Out of Stock' : `In Stock (${stock} available)`;
}

test('no picture says where or with what it was taken', async ({ site, shop }) => {
  const pictures = site.files.filter((file) => /\.(?:avif|jpg|png|webp)$/.test(file));
  const told = await Promise.all(
    pictures.map(async (file) => ({ file, ...(await sharp(join(shop.build, file)).metadata()) })),
  );
  expect(told.flatMap(({ file, exif, orientation }) => (exif || orientation ? [file] : []))).toEqual([]);
});

test('a product has the pictures of its photos, or a drawing that no feed shows', ({ site, content }) => {
  for (const { product, row, html } of publishedProducts(content, site)) {
    const [, src = ''] = /<main\b[\s\S]*?<img\b[^>]*? src="([^"]+)"/.exec(html) ?? [];
    expect(site.hasFile(decodeURI(src)), product.name).toBe(true);
    expect(src.endsWith('.svg'), product.name).toBe(!product.hasPhoto);
    const image = row['image_link'] ?? '';
    if (product.hasPhoto) expect(site.hasFile(decodeURI(image.slice(site.origin.length))), image).toBe(true);
    else expect(image, product.name).toBe('');
  }
});
