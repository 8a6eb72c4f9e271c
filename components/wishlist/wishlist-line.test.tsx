import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from '@/components/notices/notice-region';
import { AddToWishlistButton } from '@/components/wishlist/add-to-wishlist-button';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { CartLink } from '@/components/cart/cart-link';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const shop = (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <CartLink />
    <AddToWishlistButton product={oats} shape="button" />
    <AddToWishlistButton product={{ ...oats, id: 6, name: 'Rare oats', stock: 0 }} shape="heart" />
    <main>
      <h1 tabIndex={-1}>Your wishes</h1>
      <WishlistView />
    </main>
    <NoticeRegion />
  </StoreProvider>
);

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const wishes = () => screen.getByRole('list', { name: 'Wishlist' });

beforeEach(() => localStorage.clear());

test('WISH-05 WISH-06 Add to cart reads Already in cart once it has added, and then alerts', async () => {
  render(shop);
  await press('Add to wishlist: Oats');
  await press('Add to cart: Oats');
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  await press('Already in cart: Oats');
  expect(screen.getByRole('alert')).toHaveTextContent('Item already in cart');
  expect(localStorage.getItem('Cart')).toContain('"qty":1');
});

test('A-80 WISH-04 F-127 F-128 removing a product focuses the undo line, which restores every product', async () => {
  render(shop);
  await press('Add to wishlist: Oats');
  await press('Add to wishlist: Rare oats');
  await press('Remove Oats from the wishlist');
  expect(within(wishes()).queryByText('Oats')).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^1 item removed · Undo$/);
  await press('Remove Rare oats from the wishlist');
  expect(screen.getByText('No items in wishlist')).toBeInTheDocument();
  expect(localStorage.getItem('wishlist')).toBe('[]');
  expect(screen.getByText(/^2 items removed/)).toBeInTheDocument();
  await press('Undo');
  expect(within(wishes()).getAllByRole('listitem')[1]).toHaveFocus();
  expect(
    within(wishes())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Oats', 'Rare oats']);
  expect(localStorage.getItem('wishlist')).toMatch(/"id":1,.*"id":6,/);
});
