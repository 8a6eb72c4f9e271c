import { render, screen } from '@testing-library/react';
import { FreeShippingProgress } from '@/components/notices/free-shipping-progress';
import { oats as fewOats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const oats = { ...fewOats, stock: 9 };

const shop = (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <FreeShippingProgress />
  </StoreProvider>
);

function seedCart(qty: number): void {
  localStorage.setItem('Cart', JSON.stringify([{ id: oats.id, qty }]));
  const fetched = async () => ({ ok: true, json: async () => [Object.values(oats)] });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
}

beforeEach(() => localStorage.clear());

test('it says what is missing for free shipping, with a bar of how much is reached', async () => {
  seedCart(1);
  render(shop);
  const text = await screen.findByText('You only need $35.00 more to get free shipping!');
  expect(text.parentElement?.querySelector('rect:last-child')).toHaveAttribute('width', '30');
});

test('it says when shipping is free', async () => {
  seedCart(4);
  render(shop);
  expect(await screen.findByText('You have free shipping!')).toBeInTheDocument();
});

test('it shows nothing for an empty cart', () => {
  const { container } = render(shop);
  expect(container).toBeEmptyDOMElement();
});
