import { expect, test } from 'playwright/test';
import { productPath } from '@/lib/routes';
import { products } from '@/shop/products';
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

test('F-135 home, store and product pages have structured data as JSON, and the export has no file structured-data.json', () => {
  const filesWithData = htmlFiles.filter((file) => structuredDataOf(read(file)).length > 0);
  // The home page is one file; the store and thirty products are two files each.
  expect(filesWithData).toHaveLength(63);
  expect(files).not.toContain('structured-data.json');
});

test('the structured data of each product says what its page shows', () => {
  for (const product of products) {
    const path = productPath(product);
    const { html, canonical } = pageAt(path);
    const [productData, breadcrumb] = dataOf(path);
    expect(productData, path).toMatchObject({
      '@type': 'Product',
      name: product.name,
      category: product.category,
      brand: { '@type': 'Brand', name: product.brand },
      url: canonical,
      offers: {
        availability: product.stock !== 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        url: canonical,
      },
    });
    const { price, priceSpecification } = Object(productData?.['offers']);
    expect(mainText(html), path).toContain(`Price $${price}`);
    expect(priceSpecification?.priceType, path).toBe(
      product.discount > 0 ? 'https://schema.org/StrikethroughPrice' : undefined,
    );
    if (priceSpecification) expect(mainText(html)).toContain(`Original price $${priceSpecification.price}`);
    expect(JSON.stringify(productData), path).not.toMatch(/rating|review/i);
    expect(breadcrumb, path).toMatchObject({ '@type': 'BreadcrumbList' });
  }
});

test('the pictures in the structured data of a product exist, and the first is a JPEG of 1200 px', () => {
  for (const product of products) {
    const [productData] = dataOf(productPath(product));
    const pictures: string[] = Object(productData)['image'];
    expect(pictures[0]).toMatch(/^https:\/\/minato\.example\/images\/products\/.+-1200\.jpg$/);
    expect(pictures.filter((url) => !isFile(url.slice(origin.length + 1)))).toEqual([]);
  }
});

test('structured data describes the shop and its returns on the home page, and all products on the store page', () => {
  const [shop, site] = dataOf('/');
  expect(shop).toMatchObject({
    '@type': 'Organization',
    name: 'Minato',
    url: origin,
    hasMerchantReturnPolicy: { merchantReturnDays: 7, merchantReturnLink: `${origin}/Terms-Conditions` },
  });
  expect(mainText(pageAt('/Terms-Conditions').html)).toContain('within 7 days of receiving it');
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Minato', url: origin });
  const [list] = dataOf('/OurStore');
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 30 });
});

test('search engines may index public pages and no others', () => {
  const publicPaths = [
    '/',
    '/OurStore',
    '/Career',
    '/AboutUs',
    '/Contact',
    '/Cookie',
    '/Terms-Conditions',
    '/Privacy-Policy',
  ];
  for (const { path, meta } of pages) {
    const isPublic = publicPaths.includes(path) || isProduct(path);
    expect(meta['robots'], path).toBe(isPublic ? undefined : 'noindex, follow');
  }
});
