import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductGallery } from '@/components/product/product-gallery';
import type { ProductDetails } from '@/lib/domain/product';

const tea: ProductDetails = {
  id: 8,
  name: 'Plain Tea',
  price: 10,
  discount: 0,
  rate: 4.4,
  img: '/images/products/08-1a2b3c4d-800.avif',
  category: 'Matcha Green Tea',
  stock: 2,
  brand: 'Suian',
  description: 'Tea.',
  packSize: '100 g',
  composition: { label: 'Ingredients', text: 'Tea.' },
};

test('PDP-02 with one view there is one picture, the first of the page, and nothing to choose', () => {
  render(<ProductGallery product={tea} />);
  const [shown] = screen.getAllByRole('img');
  expect(shown).toHaveAttribute('fetchpriority', 'high');
  expect(shown).toHaveAccessibleName('Plain Tea');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('PDP-02 zoomed, when CSS hides the small picture, the large one names the product', () => {
  render(<ProductGallery product={tea} />);
  const [small, zoomed] = screen.getAllByRole('img', { name: 'Plain Tea' });
  if (small?.parentElement) small.parentElement.style.display = 'none';
  expect(zoomed).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Zoom Plain Tea');
});

test('PDP-02 a second view may be chosen, and waits until it is', async () => {
  render(<ProductGallery product={{ ...tea, closeUp: '/images/products/08-close-5e6f7a8b-800.avif' }} />);
  const [closeUp] = screen.getAllByRole('img', { name: 'Plain Tea, close-up' });
  expect(closeUp).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('radio', { name: 'Front' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Close-up' }));
  expect(screen.getByRole('radio', { name: 'Front' })).not.toBeChecked();
});
