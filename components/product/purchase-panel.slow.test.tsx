import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from '@/components/notices/notice-region';
import { PurchasePanel } from '@/components/product/purchase-panel';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
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
const estimate = () => screen.getByText(/^At checkout:/);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('A-82 SUM-06 the estimate includes the cart, and shipping is free from $50', async () => {
  render(shop);
  expect(await screen.findByText(/^At checkout:/)).toHaveTextContent(
    'At checkout: $26.39 in all, shipping and tax included',
  );
  await press('Add to cart');
  expect(estimate()).toHaveTextContent(/^At checkout: \$26\.39 for your cart, shipping and tax included$/);
  // The subtotal of three is $74.70.
  await press('Increase quantity');
  expect(estimate()).toHaveTextContent(/^At checkout: \$78\.44 with your cart, shipping/);
});

test('A-82 no estimate is shown when cart and chosen quantity together exceed the stock', async () => {
  render(shop);
  await press('Add to cart');
  await press('Add to cart');
  await press('Increase quantity');
  expect(screen.queryByText(/^At checkout:/)).toBeNull();
  await press('Decrease quantity');
  expect(estimate()).toHaveTextContent('$52.79 for your cart,');
});

test('A-82 the estimate is invisible until the catalogue is loaded for the stored cart', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  let respond: (response: unknown) => void = () => {};
  const fetched = jest.fn().mockReturnValue(new Promise((resolve) => (respond = resolve)));
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  render(shop);
  const container = (await screen.findByText(/^At checkout:/)).closest('[aria-live]');
  expect(container).toHaveClass('for-empty-cart');
  await act(async () => respond({ ok: true, json: async () => JSON.parse(writeCatalogue([oats])) }));
  expect(container).not.toHaveClass('for-empty-cart');
  // The two oats of the cart cost $30.00, this tea $24.90; 5% VAT is added.
  expect(estimate()).toHaveTextContent('$57.65 with your cart,');
});

test('F-68 F-158 when the browser refuses to copy, Share shows the url selected, until a copy succeeds', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const writeText = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
  render(shop);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('http://localhost/')).toHaveFocus();
  expect(window.getSelection()?.toString()).toBe('http://localhost/');
  expect(screen.getByText(/^Your browser doesn't let us copy\. The text is selected/)).toHaveRole('status');
  expect(screen.queryByText('Copied')).toBeNull();
  writeText.mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(screen.queryByText('http://localhost/')).toBeNull();
});

test('a product that is not counted is sold up to the most units of a cart', async () => {
  const { stock: _stock, ...uncounted } = tea;
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <PurchasePanel product={uncounted} />
    </StoreProvider>,
  );
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  expect(field).toHaveAttribute('aria-valuemax', '999999');
  await userEvent.clear(field);
  await userEvent.type(field, '5000000{Enter}');
  expect(field).toHaveValue('999999');
});
