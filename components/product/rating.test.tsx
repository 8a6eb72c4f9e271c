import { render, screen } from '@testing-library/react';
import { Rating } from '@/components/product/rating';
import { oats } from '@/lib/fixtures';

/** Counts the stars: each outline in the path ends with one z. */
const countStars = (path: Element | null) => path?.getAttribute('d')?.match(/z/g)?.length ?? 0;

test.each([
  [0, 0, 5],
  [3.5, 4, 1],
  [5, 5, 0],
])(
  'CARD-10 PDP-04 a rate of %d fills %i stars, leaves %i empty, and is exact in the label',
  (rate, filled, empty) => {
    render(<Rating product={{ ...oats, rate }} />);
    const stars = screen.getByRole('img', { name: `Rated ${rate} out of 5` });
    expect(countStars(stars.querySelector('.fill-current'))).toBe(filled);
    expect(countStars(stars.querySelector('.fill-transparent'))).toBe(empty);
  },
);

test('a product that is not rated has no stars', () => {
  const { rate: _rate, ...unrated } = oats;
  const { container } = render(<Rating product={unrated} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container).toHaveTextContent('');
});
