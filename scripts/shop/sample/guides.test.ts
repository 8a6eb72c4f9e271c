/** @jest-environment node */
import { isInStock } from '@/lib/domain/product';
import { guides } from '@/shop/guides';
import { products } from '@/shop/products';

test('every product has a guide of three steps, with its place on the map', () => {
  for (const { id, name } of products) {
    const guide = guides[id];
    expect([name, guide?.steps?.length]).toEqual([name, 3]);
    expect(guide?.origin).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) });
    expect([guide?.storage, guide?.keeps, guide?.photos?.served, guide?.photos?.size]).not.toContain(
      undefined,
    );
  }
});

test('every product goes well with two others in stock', () => {
  const sold = new Map(products.filter(isInStock).map((product) => [product.id, product]));
  for (const { id } of products) {
    const others = guides[id]?.goesWith?.products ?? [];
    expect(new Set(others).size).toBe(2);
    expect(others.filter((other) => other === id || !sold.has(other))).toEqual([]);
  }
});

test('the allergens are those that the composition names', () => {
  for (const { id, name, composition } of products) {
    const [, named = ''] = /\bContains ([a-z, ]+)\./.exec(composition?.text ?? '') ?? [];
    const contained = named.split(/, | and /).filter((word) => word !== '');
    expect([name, [...(guides[id]?.allergens ?? [])].sort()]).toEqual([name, contained.sort()]);
  }
});
