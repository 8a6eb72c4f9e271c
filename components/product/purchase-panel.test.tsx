import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PurchasePanel } from '@/components/product/purchase-panel';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea = {
  id: 8,
  name: 'Plain Tea',
  price: 24.9,
  discount: 0,
  rate: 4,
  img: '/images/x.avif',
  category: 'Matcha Green Tea',
  stock: 3,
} as const;

const shop = (product: typeof tea | (Omit<typeof tea, 'stock'> & { stock: 0 })) => (
  <StoreProvider catalogueUrl="/catalogue.json">
    <PurchasePanel product={product} />
  </StoreProvider>
);
const cost = () => screen.getByText(/^At checkout:/);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('SUM-06 what it comes to at checkout follows the quantity, to free shipping and back', async () => {
  render(shop(tea));
  expect(cost()).toHaveTextContent(/^At checkout: \$26\.39 in all, shipping and tax included$/);
  await press('Increase quantity');
  expect(cost()).toHaveTextContent('$52.79 in all');
  // 74.70 is more than 50: 5 % instead of 6.
  await press('Increase quantity');
  expect(cost()).toHaveTextContent('$78.44 in all');
  await press('Decrease quantity');
  expect(cost()).toHaveTextContent('$52.79 in all');
});

test('SUM-06 the exported page says it for one, and of a cart only where it holds something', async () => {
  expect(renderToString(shop(tea))).toContain('$26.39');
  render(shop(tea));
  expect(screen.queryByText(/comes on top/)).toBeNull();
  await press('Add to cart');
  expect(screen.getByText(/What is in your cart comes on top\.$/)).toBeInTheDocument();
  expect(cost()).toHaveTextContent('$26.39 in all');
});

test('PDP-15 what is out of stock costs nothing at checkout', () => {
  render(shop({ ...tea, stock: 0 }));
  expect(screen.queryByText(/^At checkout:/)).toBeNull();
});
