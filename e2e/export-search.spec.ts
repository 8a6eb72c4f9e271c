import { expect, test } from 'playwright/test';
import { products } from '@/data/products';
import { productPath } from '@/lib/routes';
import {
  files,
  htmlFiles,
  isFile,
  isProduct,
  mainText,
  origin,
  pageAt,
  pages,
  read,
  structuredDataOf,
} from './exported-files';

const dataOf = (path: string) => structuredDataOf(pageAt(path).html);

test('F-135 structured data is JSON in every page, and its intermediate file is gone', () => {
  const described = htmlFiles.filter((file) => structuredDataOf(read(file)).length > 0);
  // Home, and the store and thirty products as two files each.
  expect(described).toHaveLength(63);
  expect(files).not.toContain('structured-data.json');
});

test('the structured data of each product says what its page shows', () => {
  for (const product of products) {
    const path = productPath(product);
    const { html, canonical } = pageAt(path);
    const [goods, trail] = dataOf(path);
    expect(goods, path).toMatchObject({
      '@type': 'Product',
      name: product.name,
      category: product.category,
      brand: { '@type': 'Brand', name: product.brand },
      url: canonical,
      offers: {
        availability: product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        url: canonical,
      },
    });
    const { price, priceSpecification } = Object(goods?.['offers']);
    expect(mainText(html), path).toContain(`Price $${price}`);
    expect(priceSpecification?.priceType, path).toBe(
      product.discount > 0 ? 'https://schema.org/StrikethroughPrice' : undefined,
    );
    if (priceSpecification) expect(mainText(html)).toContain(`Original price $${priceSpecification.price}`);
    expect(JSON.stringify(goods), path).not.toMatch(/rating|review/i);
    expect(trail, path).toMatchObject({ '@type': 'BreadcrumbList' });
  }
});

test('the pictures of a product are files, a JPEG of its front first', () => {
  for (const product of products) {
    const [goods] = dataOf(productPath(product));
    const pictures: string[] = Object(goods)['image'];
    expect(pictures[0]).toMatch(/^https:\/\/minato\.example\/images\/products\/.+-1200\.jpg$/);
    expect(pictures.filter((url) => !isFile(url.slice(origin.length + 1)))).toEqual([]);
  }
});

test('the home page describes the shop, its search and its returns, the store page all products', () => {
  const [shop, site] = dataOf('/');
  expect(shop).toMatchObject({
    '@type': 'Organization',
    name: 'Minato',
    url: origin,
    hasMerchantReturnPolicy: { merchantReturnDays: 7, merchantReturnLink: `${origin}/Terms-Conditions` },
  });
  expect(mainText(pageAt('/Terms-Conditions').html)).toContain('within 7 days of receiving it');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${origin}/OurStore?q={words}` } },
  });
  const [list] = dataOf('/OurStore');
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 30 });
});

test('search engines may index public pages and no others', () => {
  const open = ['/', '/OurStore', '/Career', '/AboutUs', '/Contact', '/Cookie', '/Terms-Conditions'];
  for (const { path, meta } of pages) {
    const isOpen = [...open, '/Privacy-Policy'].includes(path) || isProduct(path);
    expect(meta['robots'], path).toBe(isOpen ? undefined : 'noindex, follow');
  }
});
