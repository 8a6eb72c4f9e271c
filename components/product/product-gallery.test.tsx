import { render, screen } from '@testing-library/react';
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

test('PDP-02 a product with one view loads its picture with high priority and offers no other view', () => {
  render(<ProductGallery product={tea} />);
  const [shown] = screen.getAllByRole('img');
  expect(shown).toHaveAttribute('fetchpriority', 'high');
  expect(shown).toHaveAccessibleName('Plain Tea');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('PDP-02 the zoomed picture names the product when CSS hides the small one', () => {
  render(<ProductGallery product={tea} />);
  const [small, zoomed] = screen.getAllByRole('img', { name: 'Plain Tea' });
  if (small?.parentElement) small.parentElement.style.display = 'none';
  expect(zoomed).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Zoom Plain Tea');
});

test('PDP-02 each photo says what it shows, and has its number', () => {
  const photos = [
    { role: 'front', src: tea.img },
    { role: 'served', src: '/images/products/08-cup-1a2b3c4d-800.avif' },
    { role: 'other', src: '/images/products/08-back-1a2b3c4d-800.avif' },
  ] as const;
  render(<ProductGallery product={{ ...tea, photos }} />);
  expect(screen.getAllByRole('img', { name: 'Plain Tea, served or in use' })).toHaveLength(2);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Front',
    'Served or in use',
    'Another view',
  ]);
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
});
