import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { NextStep } from '@/components/checkout/next-step';
import { OrderSummary } from '@/components/checkout/order-summary';
import { oats } from '@/lib/fixtures';
import { DraftProvider } from '@/lib/stores/draft-store';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('@/shop/settings', () => ({
  ...jest.requireActual<object>('@/shop/settings'),
  minimumOrderCents: 3000,
}));

const tea = { ...oats, id: 2, name: 'Tea' };

const fetched = jest.fn();

const shop = (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <AddToCartButton product={oats} />
    <DraftProvider>
      <OrderSummary />
      <NextStep href="/Cart/Payment" label="Proceed" alternative="Or" sendButton={null} />
    </DraftProvider>
  </StoreProvider>
);

const proceedLink = () => screen.queryByRole('link', { name: 'Proceed' });
const addOats = async () => userEvent.click(screen.getByRole('button', { name: 'Add to cart: Oats' }));

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('A-63 the amounts are invisible and the link is missing until the product of every line is loaded', async () => {
  localStorage.setItem('Cart', '[{"id":2,"qty":1}]');
  let answer: (response: unknown) => void = () => {};
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(shop);
  await addOats();
  expect(screen.getByText('Subtotal').closest('.invisible')).not.toBeNull();
  expect(proceedLink()).toBeNull();
  await act(async () => answer({ ok: true, json: async () => [Object.values(oats), Object.values(tea)] }));
  expect(screen.getByText('Subtotal').closest('.invisible')).toBeNull();
  expect(proceedLink()).toBeInTheDocument();
});

test('below the minimum order the summary says what is missing, and has no link', async () => {
  render(shop);
  await addOats();
  expect(screen.getByRole('status')).toHaveTextContent(
    'You need $15.00 more to order: the minimum order is $30.00.',
  );
  expect(proceedLink()).toBeNull();
  await addOats();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(proceedLink()).toBeInTheDocument();
});
