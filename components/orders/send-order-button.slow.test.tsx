import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { SendOrderButton } from '@/components/orders/send-order-button';
import { oats } from '@/lib/fixtures';
import { DraftProvider } from '@/lib/stores/draft-store';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('@/shop/settings', () => ({
  ...jest.requireActual<object>('@/shop/settings'),
  paymentMethods: ['cod'],
  preselectedMethod: 'cod',
  hasCardPage: false,
  minimumOrderCents: 3000,
}));

test('without a card page “Proceed to Payment” leads straight to sending an order of the minimum or more', async () => {
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <DraftProvider>
        <AddToCartButton product={oats} />
        <SendOrderButton merchant={{ whatsapp: '', telegram: '', email: '' }} />
      </DraftProvider>
    </StoreProvider>,
  );
  expect(screen.queryByRole('button', { name: /Proceed/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Oats' }));
  expect(screen.queryByRole('button', { name: /Proceed/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Oats' }));
  await userEvent.click(screen.getByRole('button', { name: 'Proceed to Payment >' }));
  expect(await screen.findByRole('dialog', { name: 'Send this order to the shop' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
});
