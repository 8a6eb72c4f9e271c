import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NoticeRegion } from '@/components/notices/notice-region';
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

const shop = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <PurchasePanel product={tea} />
    <NoticeRegion />
  </StoreProvider>
);
const cost = () => screen.getByText(/^At checkout:/);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('A-82 SUM-06 the total at checkout counts the cart, and its free shipping', async () => {
  expect(renderToString(shop)).toContain('$26.39');
  render(shop);
  await press('Add to cart');
  // 49.80 is just below 50, and 74.70 is more.
  expect(cost()).toHaveTextContent(
    /^At checkout: \$52\.79 for your cart with this added, shipping and tax included$/,
  );
  await press('Increase quantity');
  expect(cost()).toHaveTextContent(/^At checkout: \$78\.44 for your cart with these 2 added/);
});

test('A-82 no total is shown for more than the stock, which the cart counts towards', async () => {
  render(shop);
  await press('Add to cart');
  await press('Add to cart');
  await press('Increase quantity');
  expect(screen.queryByText(/^At checkout:/)).toBeNull();
  await press('Decrease quantity');
  expect(cost()).toHaveTextContent('$78.44 for your cart with this');
});

test('A-82 the total is invisible until every line of the cart is known', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  let answer: (response: unknown) => void = () => {};
  const fetched = jest.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  render(shop);
  const room = cost().closest('.text-sm[class*="min-h"]');
  expect(room).toHaveClass('[@media(scripting:enabled)]:invisible');
  await act(async () => answer({ ok: true, json: async () => [Object.values(oats)] }));
  expect(room).not.toHaveClass('[@media(scripting:enabled)]:invisible');
  // 30.00 and 24.90
  expect(cost()).toHaveTextContent('$57.65 for your cart with this added');
});

test('F-68 F-158 where the browser refuses to copy, the url is selected until copying succeeds', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const writeText = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
  render(shop);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('http://localhost/')).toHaveFocus();
  expect(window.getSelection()?.toString()).toBe('http://localhost/');
  expect(screen.getByText(/^Your browser doesn't let us copy\. The text is selected/)).toHaveRole('status');
  expect(screen.queryByText('Copied')).toBeNull();
  writeText.mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(screen.queryByText('http://localhost/')).toBeNull();
});
