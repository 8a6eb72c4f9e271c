import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from '@/components/notices/notice-region';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import * as fixtures from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const oats = { ...fixtures.oats, id: 7, stock: 5 };
const gone = { ...oats, id: 6, name: 'Gone', stock: 0 };

function open(address: string, wishlist: unknown = []) {
  localStorage.setItem('wishlist', JSON.stringify(wishlist));
  window.history.replaceState(null, '', address);
  render(
    <StoreProvider catalogueUrl="/catalogue/abc.json">
      <main>
        <h1 tabIndex={-1}>Wishlist</h1>
        <WishlistView />
      </main>
      <NoticeRegion />
    </StoreProvider>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const wished = () =>
  within(screen.getByRole('list', { name: 'Wishlist' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  const answer = { ok: true, json: async () => [oats, gone].map((product) => Object.values(product)) };
  Object.defineProperty(window, 'fetch', { value: async () => answer, configurable: true });
});

test('A-69 a link brings wishes, sold out or not, and a yes adds those that are new', async () => {
  open('/Wishlist?items=6-7-99', [{ id: 7 }]);
  const dialog = await screen.findByRole('dialog', { name: 'Add these to your wishlist?' });
  expect((await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Gone',
    'OatsAlready on your wishlist.',
  ]);
  await press('Add to my wishlist');
  expect(wished()).toEqual(['Oats', 'Gone']);
  expect(screen.getByText('1 product added to your wishlist')).toBeInTheDocument();
  expect(window.location.href).toBe('http://localhost/Wishlist');
});

test('A-69 a no leaves the wishlist as it is, and the link has left the address', async () => {
  open('/Wishlist?items=6', [{ id: 7 }]);
  await press('Not now');
  expect(wished()).toEqual(['Oats']);
  expect(window.location.search).toBe('');
});

test('A-69 the wishlist is shared as a link of its ids', async () => {
  open('/Wishlist', [{ id: 7 }, { id: 6 }]);
  await press('Share this wishlist');
  expect(await screen.findByText('http://localhost/Wishlist?items=7-6')).toBeInTheDocument();
});
