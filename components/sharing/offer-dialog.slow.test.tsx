import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from '@/components/notices/notice-region';
import { SharedLink } from '@/components/sharing/shared-link';
import * as fixtures from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const oats = { ...fixtures.oats, id: 7, stock: 5 };
const soap = { ...oats, id: 12, name: 'Soap' };
const soldOut = { ...oats, id: 6, name: 'Miso', stock: 0 };

const mockFetch = jest.fn();

/** The items of a cart link are `id.quantity`, joined by hyphens; those of a wishlist link are ids. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <StoreProvider catalogueUrl="/catalogue/abc.json">
      <main>
        <h1 tabIndex={-1}>My list</h1>
        <SharedLink list={address.startsWith('/Cart') ? 'cart' : 'wishlist'} />
      </main>
      <NoticeRegion />
    </StoreProvider>,
  );
}
const dialog = () => screen.findByRole('dialog', { name: /^Add these to your (cart|wishlist)\?$/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowTexts = async () =>
  (await within(await dialog()).findAllByRole('listitem')).map(({ textContent }) => textContent);

function storedCart(): unknown[] {
  const cart: { id: number; qty: number }[] = JSON.parse(localStorage.getItem('Cart') ?? '[]');
  return cart.map(({ id, qty }) => [id, qty]);
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('Cart', '[{"id":7,"qty":3}]');
  localStorage.setItem('wishlist', '[{"id":7}]');
  mockFetch.mockReset().mockResolvedValue({
    ok: true,
    json: async () => [oats, soap, soldOut].map((product) => Object.values(product)),
  });
  Object.defineProperty(window, 'fetch', { value: mockFetch, configurable: true });
});

test('A-69 the dialog shows what would be added, capped or refused, and changes nothing', async () => {
  open('/Cart?items=7.4-12.1-6.2-99.1');
  expect(await rowTexts()).toEqual([
    "OatsThe link asks for 4, but we don't have enough in stock.× 2",
    'Soap× 1',
    'MisoOut of Stock',
  ]);
  expect(await dialog()).toHaveTextContent('One product in this link is not in our shop.');
  expect(screen.getByRole('heading', { name: 'Add these to your cart?' })).toHaveFocus();
  expect(storedCart()).toEqual([[7, 3]]);
  expect(window.location.search).toBe('?items=7.4-12.1-6.2-99.1');
});

test('A-69 accepting adds up to the stock, and removes only the items from the url', async () => {
  open('/Cart?a=1&items=7.4-12.1#top');
  await press('Add to my cart');
  expect(storedCart()).toEqual([
    [7, 5],
    [12, 1],
  ]);
  expect(screen.getByText('2 products added to your cart')).toBeInTheDocument();
  expect(window.location.href).toBe('http://localhost/Cart?a=1#top');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'My list' })).toHaveFocus();
});

test('A-69 declining leaves the cart unchanged and removes the items from the url', async () => {
  open('/Cart?items=12.1');
  await press('Not now');
  expect(storedCart()).toEqual([[7, 3]]);
  expect(window.location.href).toBe('http://localhost/Cart');
});

test('A-69 F-60 a damaged link shows one message and changes nothing', async () => {
  open('/Cart?items=7.2.2');
  const damaged = await screen.findByRole('dialog', { name: 'This link is damaged' });
  expect(damaged).toHaveTextContent("Nothing was added. Your cart hasn't changed.");
  const [, textButton] = within(damaged).getAllByRole('button', { name: 'Close' });
  await userEvent.click(textButton ?? document.body);
  expect(storedCart()).toEqual([[7, 3]]);
  expect(window.location.search).toBe('');
});

test('A-69 a link without any product to add offers only to close', async () => {
  open('/Cart?items=6.1-98.1-99.1');
  await screen.findByText('Nothing in this link can be added to your cart.');
  expect(await dialog()).toHaveTextContent('2 products in this link are not in our shop.');
  expect(screen.queryByRole('button', { name: 'Add to my cart' })).not.toBeInTheDocument();
});

test('A-69 an unreachable catalogue is reported, and Try again loads the offer', async () => {
  localStorage.removeItem('Cart');
  mockFetch.mockRejectedValueOnce(new TypeError('offline'));
  open('/Cart?items=7.2');
  await screen.findByText(/We couldn't load the products in this link\./);
  await press('Try again');
  await press('Add to my cart');
  expect(storedCart()).toEqual([[7, 2]]);
});

test('A-69 a wishlist link adds new products, even sold out ones, and refuses those on the list', async () => {
  open('/Wishlist?items=6-7-99');
  expect(await rowTexts()).toEqual(['Miso', 'OatsAlready on your wishlist.']);
  await press('Add to my wishlist');
  expect(screen.getByText('1 product added to your wishlist')).toBeInTheDocument();
  expect(localStorage.getItem('wishlist')).toMatch(/"id":7.*"id":6,/);
  expect(window.location.href).toBe('http://localhost/Wishlist');
});

test('A-69 a url without items opens no dialog and loads no catalogue', () => {
  localStorage.clear();
  open('/Cart?q=matcha');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(mockFetch).not.toHaveBeenCalled();
});
