import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { CartRequest } from '@/components/orders/cart-request';
import { oats } from '@/lib/fixtures';
import { DraftProvider } from '@/lib/stores/draft-store';
import { StoreProvider } from '@/lib/stores/store-provider';

/** The link to WhatsApp, which contains the message and its reference. */
const whatsAppUrl = () => screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';

/** Stores a draft, and lets the page read storage as after a return from the back-forward cache. */
function writeDraft(text: string): void {
  sessionStorage.setItem('Checkout', text);
  act(() => void window.dispatchEvent(new Event('pageshow')));
}

test('A-70 a request keeps its reference until the cart or the checkout form changes', async () => {
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <DraftProvider>
        <AddToCartButton product={oats} />
        <CartRequest merchant={{ whatsapp: '', telegram: '', email: '' }} />
      </DraftProvider>
    </StoreProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Oats' }));
  writeDraft('{"notes":"Ring"}');
  const firstUrl = whatsAppUrl();
  // The same draft in other JSON is no change.
  writeDraft('{ "notes": "Ring" }');
  expect(whatsAppUrl()).toBe(firstUrl);
  writeDraft('{"notes":"Knock"}');
  expect(whatsAppUrl()).toContain('Knock');
});

test('A-70 the dialog says what the order is and costs, and leads to the address that is missing', async () => {
  const onClose = jest.fn();
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: jest.fn(), configurable: true });
  render(
    <h2 id="address" tabIndex={-1}>
      Address
    </h2>,
  );
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <DraftProvider>
        <AddToCartButton product={oats} />
        <CartRequest merchant={{ whatsapp: '', telegram: '', email: '' }} onClose={onClose} />
      </DraftProvider>
    </StoreProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Oats', hidden: true }));
  expect(screen.getByText(/^2 items/)).toHaveTextContent(/Total \$\d+\.\d\d$/);
  await userEvent.click(screen.getByRole('button', { name: 'Fill it in now' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Address' })).toHaveFocus();
});
