import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { CartAmounts } from '@/components/cart/cart-amounts';
import { CartGate } from '@/components/cart/cart-gate';
import { CartLines } from '@/components/cart/cart-lines';
import { NoticeRegion } from '@/components/notices/notice-region';
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
    <NoticeRegion />
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

test('A-29 STORE-10 CART-03 CART-05 add, update and remove, as the buttons ask for them', async () => {
  render(shop);
  await press('Add to cart: Oats');
  expect(amount()).toHaveTextContent('$15.00');
  await press('Increase quantity of Oats');
  expect(amount()).toHaveTextContent('$30.00');
  await press('Increase quantity of Oats');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Stock full')).toBeVisible();
  expect(alert.getByText('Adding quantity greater than stock')).toBeVisible();
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

const storedCart = () =>
  JSON.parse(localStorage.getItem('Cart') ?? 'null').map(({ id, qty }: { id: number; qty: number }) => [
    id,
    qty,
  ]);

/** "1 item removed · Undo", which is there to take the focus before it says so. */
const undoLine = () => {
  const lines = screen.getAllByRole('status');
  return lines.find(({ textContent }) => textContent.includes('removed')) ?? null;
};

test('A-80 CART-04 a removed line goes with its name, and the line below brings all of them back', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await press('Increase quantity of Oats');
  await press('Add to cart: Tea');
  expect(undoLine()).toBeNull();
  await press('Remove Oats');
  const list = screen.getByRole('list', { name: 'Cart' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(document.querySelector('main')).not.toHaveTextContent('Oats');
  expect(undoLine()).toHaveTextContent(/^1 item removed · Undo$/);
  expect(list.compareDocumentPosition(undoLine() ?? list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press('Remove Tea');
  expect(screen.getByText('Cart is empty')).toBeInTheDocument();
  expect(undoLine()).toHaveTextContent(/^2 items removed · Undo$/);
  expect(storedCart()).toEqual([]);
  await press('Undo');
  expect(storedCart()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(amount()).toHaveTextContent('$45.00');
  expect(screen.queryByText('Cart is empty')).toBeNull();
  expect(undoLine()).toBeNull();
});

test('A-80 F-127 F-128 the focus goes to the line below only where the pressed button has gone', async () => {
  render(shop);
  await press('Add to cart: Oats');
  await press('Add to cart: Tea');
  await press('Remove Oats');
  expect(document.activeElement).toHaveTextContent(/^1 item removed · Undo$/);
  // A key that is still held down neither brings it back nor removes another.
  await userEvent.keyboard('{Enter} ');
  expect(storedCart()).toEqual([[2, 1]]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Oats');

  await press('Decrease quantity of Tea');
  expect(document.activeElement).toHaveTextContent(/^1 item removed · Undo$/);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.keyboard('0');
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent(/^2 items removed · Undo$/);

  await press('Undo');
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Oats' });
  await userEvent.clear(field);
  await userEvent.keyboard('0');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Tea' }));
  expect(screen.getByRole('button', { name: 'Add to cart: Tea' })).toHaveFocus();
});

test('A-80 the line below goes after ten seconds, in which it is neither hovered nor focused', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const wait = async (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  render(shop);
  await user.click(screen.getByRole('button', { name: 'Add to cart: Oats' }));
  await user.click(screen.getByRole('button', { name: 'Add to cart: Tea' }));
  await user.click(screen.getByRole('button', { name: 'Remove Oats' }));
  await wait(9_900);
  await user.click(screen.getByRole('button', { name: 'Remove Tea' }));
  await wait(9_900);
  expect(undoLine()).toHaveTextContent('2 items removed');
  await user.hover(screen.getByRole('button', { name: 'Undo' }));
  await wait(60_000);
  await user.unhover(screen.getByRole('button', { name: 'Undo' }));
  await act(async () => screen.getByRole('button', { name: 'Undo' }).focus());
  await wait(60_000);
  expect(undoLine()).toHaveTextContent('2 items removed');
  await act(async () => screen.getByRole('button', { name: 'Undo' }).blur());
  await wait(200);
  expect(undoLine()).toBeNull();
  jest.useRealTimers();
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
  expect(undoLine()).toBeNull();
  expect(amount()).toHaveTextContent('$30.00');
  await press('Remove Tea');
  await press('Undo');
  expect(amount()).toHaveTextContent('$30.00');
});

test('A-63 until the catalogue is there the lines wait and no amount is in sight', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  let answer: (response: unknown) => void = () => {};
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(shop);
  expect(screen.getByText('Loading your cart')).toBeInTheDocument();
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
  await screen.findByText("Your items are safe, but we couldn't load the catalogue to show them.");
  expect(amount().parentElement).toHaveClass('invisible');
  await press('Try again');
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Oats' })).toHaveValue('2');
});
