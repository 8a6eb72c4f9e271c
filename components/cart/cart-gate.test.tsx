import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { CartGate } from '@/components/cart/cart-gate';
import { CartLines } from '@/components/cart/cart-lines';
import { NoticeShelf } from '@/components/notices/notice-shelf';
import { formatCents } from '@/lib/domain/money';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea = { ...oats, id: 2, name: 'Tea' };

const fetched = jest.fn();

const shop = (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <AddToCartButton product={oats} />
    <AddToCartButton product={tea} />
    <CartAmounts>{(subtotal) => <output>{formatCents(subtotal)}</output>}</CartAmounts>
    <main>
      <h1 tabIndex={-1}>Your cart</h1>
      <CartGate empty={<p>Nothing here</p>} outlastsLines>
        {(lines) => <CartLines lines={lines} />}
      </CartGate>
    </main>
    <NoticeShelf />
  </StoreProvider>
);

const amount = () => screen.getByText(/^\$\d/, { selector: 'output' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => [Object.values(oats)] });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('CART-06 an empty cart says so, with the way on', () => {
  render(shop);
  expect(screen.getByText('Cart is empty')).toBeInTheDocument();
  expect(screen.getByText('Nothing here')).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test('STORE-10 CART-03 CART-05 add, update and remove, as the buttons ask for them', async () => {
  render(shop);
  await press('Add to cart: Oats');
  expect(amount()).toHaveTextContent('$15.00');
  await press('Increase quantity of Oats');
  expect(amount()).toHaveTextContent('$30.00');
  await press('Increase quantity of Oats');
  expect(screen.getByRole('alert')).toHaveTextContent('Adding quantity greater than stock');
  expect(amount()).toHaveTextContent('$30.00');
  await press('Decrease quantity of Oats');
  await press('Decrease quantity of Oats');
  expect(screen.getByText('Cart is empty')).toBeInTheDocument();
  expect(localStorage.getItem('Cart')).toBe('[]');
});

test('CART-02 CART-05 an arrow key steps on from what is typed, and a refused step leaves that', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.keyboard('2{ArrowUp}');
  expect(screen.getByRole('alert')).toHaveTextContent('Adding quantity greater than stock');
  expect(amount()).toHaveTextContent('$30.00');
  await userEvent.keyboard('{ArrowDown}');
  expect(amount()).toHaveTextContent('$15.00');
});

const places = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const storedCart = () =>
  JSON.parse(localStorage.getItem('Cart') ?? 'null').map(({ id, qty }: { id: number; qty: number }) => [
    id,
    qty,
  ]);

test('F-127 F-128 when a line goes its place keeps the focus, and the way to have it back is the next stop', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await press('Add to cart: Tea');
  await press('Remove Oats');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleName('Removed: Oats');
  // A key that is still held down neither brings it back nor removes another.
  await userEvent.keyboard('{Enter} ');
  expect(places()).toEqual(['Removed: OatsUndo', expect.stringContaining('Tea')]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo: bring back Oats' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(first).toHaveFocus();
  expect(first).not.toHaveAttribute('aria-label');
  await press('Decrease quantity of Tea');
  expect(second).toHaveFocus();
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.keyboard('0');
  await userEvent.tab();
  expect(screen.getByText('Cart is empty')).toBeInTheDocument();
  expect(first).toHaveFocus();
  expect(places()).toEqual(['Removed: OatsUndo', 'Removed: TeaUndo']);
});

test('CART-04 STORE-01 undo restores each line with its quantity, in its place, and the store follows', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await press('Increase quantity of Oats');
  await press('Add to cart: Tea');
  await press('Remove Oats');
  await press('Remove Tea');
  expect(storedCart()).toEqual([]);
  await press('Undo: bring back Tea');
  await press('Undo: bring back Oats');
  expect(storedCart()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(amount()).toHaveTextContent('$45.00');
  expect(screen.queryByText('Cart is empty')).toBeNull();
});

test('CART-04 F-43 what comes back from elsewhere takes its place, and full storage stops no undo', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(shop);
  await press('Add to cart: Oats');
  await press('Add to cart: Tea');
  await press('Remove Oats');
  await press('Add to cart: Oats');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(amount()).toHaveTextContent('$30.00');
  await press('Remove Tea');
  await press('Undo: bring back Tea');
  expect(amount()).toHaveTextContent('$30.00');
});

test('A-63 until the catalogue is there the lines wait and no amount is in sight', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  let answer: (response: unknown) => void = () => {};
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(shop);
  expect(screen.getByText('Looking into your cart')).toBeInTheDocument();
  expect(amount().parentElement).toHaveClass('invisible');
  await act(async () => answer({ ok: true, json: async () => [Object.values(oats)] }));
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Oats' })).toHaveValue('2');
  expect(amount().parentElement).not.toHaveClass('invisible');
  expect(amount()).toHaveTextContent('$30.00');
});

test('A-63 where the catalogue cannot be had the cart says that it is safe, and tries again when asked', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  render(shop);
  await screen.findByText('Your items are safe, but we could not load the catalogue to show them.');
  expect(amount().parentElement).toHaveClass('invisible');
  await press('Try again');
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Oats' })).toHaveValue('2');
});
