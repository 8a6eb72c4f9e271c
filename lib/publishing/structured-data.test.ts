import * as fixtures from '@/lib/fixtures';
import { structuredData } from '@/lib/publishing/structured-data';
import { company } from '@/shop/company';

const salve = {
  ...fixtures.salve,
  photos: [
    { role: 'front', src: fixtures.salve.img },
    { role: 'close', src: '/images/products/07-4e5f6a7b-800.avif' },
    { role: 'served', src: '/images/products/07-8c9d0e1f-800.avif' },
  ],
  socialImage: '/images/cards/07-0a1b2c3d.jpg',
} as const;
const path = '/OurStore/Snacks_&_Confectionaries/Hand_Salve';

test('a product page has its breadcrumb and the product with price and stock, and no ratings', () => {
  const data = structuredData({ company, products: [salve] });
  expect(data[path]).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Hand Salve',
      description: 'A "firm" salve, for hands.',
      sku: 'MINATO-07',
      category: 'Snacks & Confectionaries',
      brand: { '@type': 'Brand', name: 'Mizunari' },
      image: [
        'https://minato.example/images/products/07-0a1b2c3d-1200.jpg',
        'https://minato.example/images/products/07-4e5f6a7b-1200.avif',
        'https://minato.example/images/products/07-8c9d0e1f-800.avif',
      ],
      size: '50 g',
      url: `https://minato.example${path}`,
      offers: {
        '@type': 'Offer',
        url: `https://minato.example${path}`,
        priceCurrency: 'USD',
        price: '1111.05',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '1234.50',
          priceCurrency: 'USD',
        },
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'Minato' },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: ['KH', 'AE'],
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 7,
          returnMethod: 'https://schema.org/ReturnByMail',
          merchantReturnLink: 'https://minato.example/Terms-Conditions',
        },
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://minato.example' },
        { '@type': 'ListItem', position: 2, name: 'Our Store', item: 'https://minato.example/OurStore' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Snacks & Confectionaries',
          item: 'https://minato.example/OurStore?category=Snacks_%26_Confectionaries',
        },
        { '@type': 'ListItem', position: 4, name: 'Hand Salve', item: `https://minato.example${path}` },
      ],
    },
  ]);
});

test('a sold-out product is out of stock', () => {
  const [productNode] = structuredData({ company, products: [{ ...salve, stock: 0 }] })[path] ?? [];
  expect(productNode).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('a product without discount and further photos has one price and one picture, and one for adults is marked', () => {
  const { photos: _photos, ...withFront } = salve;
  const gel = {
    ...withFront,
    discount: 0,
    category: 'Okamoto Condom & Lubrican',
    composition: { label: 'Material', text: 'Latex.' },
  } as const;
  const [productNode] =
    structuredData({ company, products: [gel] })['/OurStore/Okamoto_Condom_&_Lubrican/Hand_Salve'] ?? [];
  expect(productNode).toMatchObject({
    image: ['https://minato.example/images/products/07-0a1b2c3d-1200.jpg'],
    material: 'Latex.',
    hasAdultConsideration: 'https://schema.org/SexualContentConsideration',
    offers: { price: '1234.50' },
  });
  expect(JSON.stringify(productNode)).not.toContain('priceSpecification');
});

test('a product that has a drawing only has no picture', () => {
  const drawn = { ...salve, img: '/images/products/made/placeholder-1a2b3c4d.svg' };
  const [productNode] = structuredData({ company, products: [drawn] })[path] ?? [];
  expect(productNode).toMatchObject({ name: salve.name });
  expect(productNode).not.toHaveProperty('image');
});

test('the home page has the shop, and the store page has every product', () => {
  const data = structuredData({ company, products: [salve] });
  expect(data['/']).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
  expect(data['/OurStore']?.[0]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: 'Hand Salve', url: `https://minato.example${path}` }],
  });
});

test('a shop without offices and returns names its own telephone, and no policy of returns', () => {
  const { returns: _returns, ...others } = company;
  const data = structuredData({ company: { ...others, offices: [] }, products: [salve] });
  expect(data['/']?.[0]).toMatchObject({
    contactPoint: [
      { contactType: 'customer service', telephone: '+855 23 000 000', email: 'hello@minato.example' },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('MerchantReturnPolicy');
});

test('what a product does not tell is not in its data, and a bar code is', () => {
  const {
    brand: _brand,
    packSize: _size,
    description: _text,
    composition: _composition,
    stock: _stock,
    ...bare
  } = salve;
  const data = structuredData({ company, products: [{ ...bare, gtin: '4006381333931' }] });
  expect(data[path]?.[0]).toMatchObject({
    gtin: '4006381333931',
    offers: { availability: 'https://schema.org/InStock' },
  });
  for (const field of ['description', 'brand', 'size', 'material'])
    expect(data[path]?.[0]).not.toHaveProperty(field);
});
