import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from '@/components/notices/notice-region';
import { AddToWishlistButton } from '@/components/wishlist/add-to-wishlist-button';
import { WishlistHeart } from '@/components/wishlist/wishlist-heart';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { CartLink } from '@/components/cart/cart-link';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const shop = (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <CartLink />
    <AddToWishlistButton product={oats} />
    <WishlistHeart product={{ ...oats, id: 6, name: 'Rare oats', stock: 0 }} />
    <main>
      <h1 tabIndex={-1}>Your wishlist</h1>
      <WishlistView bestSellers={[]} />
    </main>
    <NoticeRegion />
  </StoreProvider>
);

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const wishlist = () => screen.getByRole('list', { name: 'Wishlist' });

beforeEach(() => localStorage.clear());

test('WISH-05 WISH-06 Add to cart adds a unit and then reads Already in cart, which alerts and adds nothing', async () => {
  render(shop);
  await press('Add to wishlist: Oats');
  await press('Add to cart: Oats');
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  await press('Already in cart: Oats');
  expect(screen.getByRole('alert')).toHaveTextContent('Item already in cart');
  expect(localStorage.getItem('Cart')).toContain('"qty":1');
});

test('A-80 WISH-04 F-127 F-128 removing a product focuses the undo line, and Undo restores all in their order', async () => {
  render(shop);
  await press('Add to wishlist: Oats');
  await press('Add to wishlist: Rare oats');
  await press('Remove Oats from the wishlist');
  expect(within(wishlist()).queryByText('Oats')).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^1 item removed · Undo$/);
  await press('Remove Rare oats from the wishlist');
  expect(screen.getByText('No items in wishlist')).toBeInTheDocument();
  expect(localStorage.getItem('wishlist')).toBe('[]');
  expect(screen.getByText(/^2 items removed/)).toBeInTheDocument();
  await press('Undo');
  expect(within(wishlist()).getAllByRole('listitem')[1]).toHaveFocus();
  expect(
    within(wishlist())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Oats', 'Rare oats']);
  expect(localStorage.getItem('wishlist')).toMatch(/"id":1,.*"id":6,/);
});
