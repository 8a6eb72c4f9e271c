import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PurchasePanel } from '@/components/product/purchase-panel';
import { oats } from '@/lib/fixtures';
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

test('A-82 SUM-06 once the cart holds something the sum counts it, and to free shipping with it', async () => {
  expect(renderToString(shop(tea))).toContain('$26.39');
  render(shop(tea));
  await press('Add to cart');
  // 49.80 is just below 50, and 74.70 is more.
  expect(cost()).toHaveTextContent(
    /^At checkout: \$52\.79 for your cart with this added, shipping and tax included$/,
  );
  await press('Increase quantity');
  expect(cost()).toHaveTextContent(/^At checkout: \$78\.44 for your cart with these 2 added/);
});

test('A-82 of what the stock does not let one buy no sum is told', async () => {
  render(shop(tea));
  await press('Add to cart');
  await press('Add to cart');
  await press('Increase quantity');
  expect(screen.queryByText(/^At checkout:/)).toBeNull();
  await press('Decrease quantity');
  expect(cost()).toHaveTextContent('$78.44 for your cart with this');
});

test('A-82 until the lines of the cart are known no sum is in sight', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  let answer: (response: unknown) => void = () => {};
  const fetched = jest.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  render(shop(tea));
  const room = cost().closest('.text-sm[class*="min-h"]');
  expect(room).toHaveClass('[@media(scripting:enabled)]:invisible');
  await act(async () => answer({ ok: true, json: async () => [Object.values(oats)] }));
  expect(room).not.toHaveClass('[@media(scripting:enabled)]:invisible');
  // 30.00 and 24.90
  expect(cost()).toHaveTextContent('$57.65 for your cart with this added');
});

test('PDP-15 what is out of stock costs nothing at checkout', () => {
  render(shop({ ...tea, stock: 0 }));
  expect(screen.queryByText(/^At checkout:/)).toBeNull();
});
