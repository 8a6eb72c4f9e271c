import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { CartView } from '@/components/cart/cart-view';
import { NoticeRegion } from '@/components/notices/notice-region';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea = { ...oats, id: 2, name: 'Tea' };

const fetched = jest.fn();

const shop = (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <AddToCartButton product={oats} />
    <AddToCartButton product={tea} />
    <main>
      <h1 tabIndex={-1}>Your cart</h1>
      <CartView />
    </main>
    <NoticeRegion />
  </StoreProvider>
);

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const quantityField = (name: string) => screen.getByRole('spinbutton', { name: `Quantity of ${name}` });
const undoStatus = (text: RegExp) => screen.queryByText(text, { selector: '[role="status"] p' });

function storedCart(): unknown[] {
  const cart: { id: number; qty: number }[] = JSON.parse(localStorage.getItem('Cart') ?? '[]');
  return cart.map(({ id, qty }) => [id, qty]);
}

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => JSON.parse(writeCatalogue([oats])) });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('CART-06 an empty cart says so, links to the shop and does not load the catalogue', () => {
  render(shop);
  expect(screen.getByText('Cart is empty')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/OurStore');
  expect(fetched).not.toHaveBeenCalled();
});

test('CART-02 CART-05 an arrow key steps from the typed quantity, and a step above the stock is refused', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await userEvent.clear(quantityField('Oats'));
  await userEvent.keyboard('2{ArrowUp}');
  expect(screen.getByRole('alert')).toHaveTextContent('Adding quantity greater than stock');
  expect(storedCart()).toEqual([[1, 2]]);
  await userEvent.keyboard('{ArrowDown}');
  expect(storedCart()).toEqual([[1, 1]]);
});

test('A-80 CART-04 Undo restores all removed lines at their former positions', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await press('Increase quantity of Oats');
  await press('Add to cart: Tea');
  await press('Remove Oats');
  expect(document.querySelector('main')).not.toHaveTextContent('Oats');
  await press('Remove Tea');
  expect(storedCart()).toEqual([]);
  await press('Undo');
  expect(storedCart()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(screen.queryByText('Cart is empty')).toBeNull();
  expect(undoStatus(/removed/)).toBeNull();
});

test('A-80 F-127 F-128 focus moves to the undo line after Remove, and to the restored line after Undo', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await press('Add to cart: Tea');
  await press('Remove Oats');
  expect(document.activeElement).toHaveTextContent(/^1 item removed · Undo$/);
  // A key that is still held down neither restores the line nor removes another.
  await userEvent.keyboard('{Enter} ');
  expect(storedCart()).toEqual([[2, 1]]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Oats');
});

test('A-80 F-127 F-128 lowering a quantity to 0 focuses the undo line, unless the shopper has moved the focus', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await press('Add to cart: Tea');
  await press('Decrease quantity of Tea');
  expect(document.activeElement).toHaveTextContent(/^1 item removed · Undo$/);
  await userEvent.clear(quantityField('Oats'));
  await userEvent.keyboard('0');
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent(/^2 items removed · Undo$/);

  await press('Undo');
  await userEvent.clear(quantityField('Oats'));
  await userEvent.keyboard('0');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Tea' }));
  expect(screen.getByRole('button', { name: 'Add to cart: Tea' })).toHaveFocus();
});

test('A-80 the undo line disappears after ten seconds without hover, focus or another removal', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const button = (name: string) => screen.getByRole('button', { name });
  const wait = async (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  render(shop);
  await user.click(button('Add to cart: Oats'));
  await user.click(button('Add to cart: Tea'));
  await user.click(button('Remove Oats'));
  await wait(9_900);
  await user.click(button('Remove Tea'));
  await wait(9_900);
  expect(undoStatus(/^2 items removed/)).toBeInTheDocument();
  await user.hover(button('Undo'));
  await wait(60_000);
  await user.unhover(button('Undo'));
  await act(async () => button('Undo').focus());
  await wait(60_000);
  expect(undoStatus(/^2 items removed/)).toBeInTheDocument();
  await act(async () => button('Undo').blur());
  await wait(200);
  expect(undoStatus(/removed/)).toBeNull();
});

test('CART-04 F-43 with full storage, adding a product again ends its undo, and Undo restores a removed product', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(shop);
  await press('Add to cart: Oats');
  await press('Add to cart: Tea');
  await press('Remove Oats');
  await press('Add to cart: Oats');
  expect(undoStatus(/removed/)).toBeNull();
  await press('Remove Tea');
  await press('Undo');
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
});

test('A-63 an unreachable catalogue is reported, and Try again shows the stored cart', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  render(shop);
  expect(screen.getByText('Loading your cart')).toBeInTheDocument();
  await screen.findByText("Your items are safe, but we couldn't load the catalogue to show them.");
  await press('Try again');
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Oats' })).toHaveValue('2');
});
