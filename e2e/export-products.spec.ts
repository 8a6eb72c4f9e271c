import { expect, test } from 'playwright/test';
import { products } from '@/data/products';
import { productPath } from '@/lib/routes';
import { fileOf, mainText, read } from './exported-files';

/** Calculated by hand from the catalogue. */
const knownProducts = [
  {
    address: '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder',
    name: 'Uji Matcha Powder',
    shown: ['Matcha Green Tea', '$25.65', '$28.50', '10%', 'In Stock (72 available)'],
  },
  {
    address: '/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi',
    name: 'Shrimp Crackers Setouchi',
    shown: ['Snacks & Confectionaries', '$4.50', 'In Stock (79 available)'],
  },
  {
    address: '/OurStore/Healthcare_Products/Pleated_Face_Masks',
    name: 'Pleated Face Masks',
    shown: ['Healthcare Products', '$3.96', '$18.00', '78%', 'In Stock (68 available)'],
  },
  {
    address: '/OurStore/Okamoto_Condom_&_Lubrican/Thin_Latex_Condoms',
    name: 'Thin Latex Condoms',
    shown: ['Okamoto Condom & Lubrican', '$10.80', '$14.40', '25%', 'In Stock (47 available)'],
  },
  {
    address: '/OurStore/Baby_Collection/Soft_Tape_Diapers',
    name: 'Soft Tape Diapers',
    shown: ['Baby Collection', '$23.32', '$34.80', '33%', 'Out of Stock'],
  },
];

for (const { address, name, shown } of knownProducts) {
  test(`TECH-08 ${name} shows name, category, price and stock`, () => {
    const html = read(fileOf(address));
    expect(html).toMatch(new RegExp(`<h1\\b[^>]*>${name}</h1>`));
    for (const text of shown) expect(mainText(html)).toContain(text);
  });
}

test('TECH-08 a product reads in order: its way, name, price, stock, description, pack, then what is like it', () => {
  for (const product of products) {
    const text = mainText(read(fileOf(productPath(product))));
    const parts = [
      `Home / Our Store / ${product.category} / ${product.name}`,
      `${product.brand} ${product.name}`,
      'Price $',
      'Inclusive of VAT',
      product.stock === 0 ? 'Out of Stock' : `In Stock (${product.stock} available)`,
      'Delivery in 2-3 working days',
      `Details ${product.description}`,
      `Pack size ${product.packSize}`,
      `${product.composition.label} ${product.composition.text}`,
      'Related products',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places, product.name).not.toContain(-1);
    expect(places, product.name).toEqual(places.toSorted((a, b) => a - b));
  }
});
