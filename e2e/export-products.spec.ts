import { expect, test } from 'playwright/test';
import { productPath } from '@/lib/routes';
import { products } from '@/shop/products';
import { mainText, pageAt } from './exported-files';

/** Paths and texts of product pages, calculated by hand from the catalogue. */
const expectedTexts = [
  ['Matcha_Green_Tea/Uji_Matcha_Powder', '$25.65', '$28.50', '10%', 'In Stock (72 available)'],
  ['Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi', '$4.50', 'In Stock (79 available)'],
  ['Healthcare_Products/Pleated_Face_Masks', '$3.96', '$18.00', '78%', 'In Stock (68 available)'],
  ['Okamoto_Condom_&_Lubrican/Thin_Latex_Condoms', '$10.80', '$14.40', '25%', 'In Stock (47 available)'],
  ['Baby_Collection/Soft_Tape_Diapers', '$23.32', '$34.80', '33%', 'Out of Stock'],
] as const;

for (const [path, ...shown] of expectedTexts) {
  const [category = '', name = ''] = path.replaceAll('_', ' ').split('/');
  test(`TECH-08 the page of ${name} contains name, category, price and stock`, () => {
    const { html } = pageAt(`/OurStore/${path}`);
    expect(html).toMatch(new RegExp(`<h1\\b[^>]*>${name}</h1>`));
    for (const text of [category, ...shown]) expect(mainText(html)).toContain(text);
  });
}

test('TECH-08 a product page has breadcrumb, name, price, delivery, stock, details and related products in this order', () => {
  for (const product of products) {
    const text = mainText(pageAt(productPath(product)).html);
    const parts = [
      `Home / Our Store / ${product.category} / ${product.name}`,
      `${product.brand} ${product.name}`,
      'Price $',
      'Inclusive of VAT',
      'Delivery in 2-3 working days',
      product.stock === 0 ? 'Out of Stock' : `In Stock (${product.stock} available)`,
      `Details ${product.description}`,
      `Pack size ${product.packSize}`,
      `${product.composition?.label} ${product.composition?.text}`,
      'Related products',
    ];
    const positions = parts.map((part) => text.indexOf(part));
    expect(positions, product.name).not.toContain(-1);
    expect(positions, product.name).toEqual(positions.toSorted((a, b) => a - b));
  }
});
