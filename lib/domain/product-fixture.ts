import type { Product } from '@/lib/domain/product';

export function testProduct(id: number, changes: Partial<Product> = {}): Product {
  return {
    id,
    name: `Tea ${id}`,
    price: 10,
    discount: 0,
    rate: 4,
    img: '/images/x.avif',
    category: 'Matcha Green Tea',
    stock: 5,
    ...changes,
  };
}

/** $15.00 each, three in stock. */
export const oats = testProduct(1, { name: 'Oats', price: 20, discount: 25, stock: 3 });
/** $0.58 each: an exact half cent, rounded up. */
export const soap = testProduct(2, { name: 'Soap', price: 1.15, discount: 50, stock: 79 });
export const soldOut = testProduct(6, { name: 'Balm', stock: 0 });

export const catalogue = new Map([oats, soap, soldOut].map((product) => [product.id, product]));
