import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartGate } from '@/components/cart/cart-gate';
import { CartLines } from '@/components/cart/cart-lines';
import { NoticeRegion } from '@/components/notices/notice-region';
import { SharedLink } from '@/components/sharing/shared-link';
import * as fixtures from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const oats = { ...fixtures.oats, id: 7, stock: 5 };
const soap = { ...oats, id: 12, name: 'Soap' };
const gone = { ...oats, id: 6, name: 'Gone', stock: 0 };

const fetched = jest.fn();

function open(address: string, cart: unknown = []) {
  localStorage.setItem('Cart', JSON.stringify(cart));
  window.history.replaceState(null, '', address);
  render(
    <StoreProvider catalogueUrl="/catalogue/abc.json">
      <main>
        <h1 tabIndex={-1}>Cart</h1>
        <SharedLink list="cart" />
        <CartGate empty={<p>Nothing here</p>}>{(lines) => <CartLines lines={lines} />}</CartGate>
      </main>
      <NoticeRegion />
    </StoreProvider>,
  );
}
const dialog = () => screen.findByRole('dialog', { name: 'Add these to your cart?' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const quantity = (name: string) => screen.findByRole('spinbutton', { name: `Quantity of ${name}` });

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockResolvedValue({
    ok: true,
    json: async () => [oats, soap, gone].map((product) => Object.values(product)),
  });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('A-69 it shows what would be added, what is capped and what is not to be had, and changes nothing yet', async () => {
  open('/Cart?items=7.4-12.1-6.2-99.1', [{ id: 7, qty: 3 }]);
  const rows = within(await dialog()).findAllByRole('listitem');
  expect((await rows).map(({ textContent }) => textContent)).toEqual([
    "OatsThe link asks for 4, but we don't have enough in stock.× 2",
    'Soap× 1',
    'GoneOut of Stock',
  ]);
  expect(await dialog()).toHaveTextContent('One product in this link is not in our shop.');
  expect(screen.getByRole('heading', { name: 'Add these to your cart?' })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('Cart') ?? '')).toMatchObject([{ id: 7, qty: 3 }]);
  expect(window.location.search).toBe('?items=7.4-12.1-6.2-99.1');
});

test('A-69 a yes merges by the rules of the cart, says so, and takes the link out of the address alone', async () => {
  open('/Cart?a=1&items=7.4-12.1#top', [{ id: 7, qty: 3 }]);
  await press('Add to my cart');
  expect(await quantity('Oats')).toHaveValue('5');
  expect(await quantity('Soap')).toHaveValue('1');
  expect(screen.getByText('2 products added to your cart')).toBeInTheDocument();
  expect(window.location.href).toBe('http://localhost/Cart?a=1#top');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
});

test('A-69 a no, or closing, leaves the cart as it is and takes the link out of the address', async () => {
  open('/Cart?items=12.1', [{ id: 7, qty: 3 }]);
  await press('Not now');
  expect(await quantity('Oats')).toHaveValue('3');
  expect(screen.queryByText('Soap')).not.toBeInTheDocument();
  expect(window.location.href).toBe('http://localhost/Cart');
});

test.each(['7.2.2', '-1', '%3Cscript%3E', ''])(
  'A-69 F-60 the items %j are one clear message, and nothing is lost',
  async (items) => {
    open(`/Cart?items=${items}`, [{ id: 7, qty: 3 }]);
    const damaged = await screen.findByRole('dialog', { name: 'This link is damaged' });
    expect(damaged).toHaveTextContent("Nothing was added. Your cart hasn't changed.");
    const [, close] = within(damaged).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? document.body);
    expect(await quantity('Oats')).toHaveValue('3');
    expect(window.location.search).toBe('');
  },
);

test('A-69 where nothing of it can be added there is no question', async () => {
  open('/Cart?items=6.1-98.1-99.1');
  await screen.findByText('Nothing in this link can be added to your cart.');
  expect(await dialog()).toHaveTextContent('2 products in this link are not in our shop.');
  expect(screen.queryByRole('button', { name: 'Add to my cart' })).not.toBeInTheDocument();
});

test('A-69 where the catalogue cannot be had it says so, and tries again when asked', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  open('/Cart?items=7.2');
  await screen.findByText(/We couldn't load the products in this link\./);
  await press('Try again');
  await press('Add to my cart');
  expect(await quantity('Oats')).toHaveValue('2');
});

test('A-69 without a link nothing is asked, and nothing is fetched for it', () => {
  open('/Cart?q=matcha');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});
