import type { Product, ProductDetails } from '@/lib/domain/product';

export const oats: Product = {
  id: 1,
  name: 'Oats',
  price: 20,
  discount: 25,
  rate: 4,
  img: '/images/x.avif',
  category: 'Baby Collection',
  stock: 2,
};

/** Contains quotes, commas and `&`, which feeds and markup must escape. */
export const salve: ProductDetails = {
  id: 7,
  name: 'Hand Salve',
  price: 1234.5,
  discount: 10,
  rate: 4.5,
  img: '/images/products/07-0a1b2c3d-800.avif',
  category: 'Snacks & Confectionaries',
  stock: 3,
  brand: 'Mizunari',
  description: 'A "firm" salve, for hands.',
  packSize: '50 g',
  composition: { label: 'Ingredients', text: 'Rice bran oil.' },
};
