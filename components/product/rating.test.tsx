import { render, screen } from '@testing-library/react';
import { Rating } from '@/components/product/rating';
import type { Product } from '@/lib/domain/product';

const product: Product = {
  id: 1,
  name: 'Plain Tea',
  price: 10,
  discount: 0,
  rate: 0,
  img: '/images/products/1.svg',
  category: 'Matcha Green Tea',
  stock: 3,
};

/** Each outline ends with its z. */
const starsOf = (path: Element | null) => path?.getAttribute('d')?.match(/z/g)?.length ?? 0;

test.each([
  [0, 0],
  [0.4, 0],
  [0.5, 1],
  [3.4, 3],
  [3.5, 4],
  [4.9, 5],
  [5, 5],
])('CARD-10 PDP-04 a rate of %d fills %i stars of five, and is told exactly', (rate, filled) => {
  render(<Rating product={{ ...product, rate }} />);
  const stars = screen.getByRole('img', { name: `Rated ${rate} out of 5` });
  expect(starsOf(stars.querySelector('.fill-current'))).toBe(filled);
  expect(starsOf(stars.querySelector('.fill-transparent'))).toBe(5 - filled);
});
