import { restoreLine, restoreWishlistItem } from '@/lib/domain/removals';
import { createCartStore } from '@/lib/stores/cart-store';
import { catalogue, fakeCatalogue, oats, soap, throwStorageError } from '@/lib/stores/fixtures';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createWishlistStore } from '@/lib/stores/wishlist-store';

/** The cart and the wishlist of a page that has the catalogue. */
function openPage() {
  const options = {
    storage: createSafeStorage(() => localStorage),
    tab: createSafeStorage(() => sessionStorage),
    catalogue: fakeCatalogue(catalogue).store,
  };
  const [cart, wishlist] = [createCartStore(options), createWishlistStore(options)];
  cart.refresh();
  wishlist.refresh();
  return { cart: cart.getState, wishlist: wishlist.getState };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-80 the rule of Undo changes the stored cart and wishlist, on top of what another tab has written', () => {
  const { cart, wishlist } = openPage();
  localStorage.setItem('Cart', '[{"id":2,"qty":1}]');
  localStorage.setItem('wishlist', '[{"id":2}]');
  cart().apply((entries) => restoreLine(entries, { item: { product: oats, qty: 2 }, precedingIds: [] }));
  wishlist().apply((entries) => restoreWishlistItem(entries, { item: { product: oats }, precedingIds: [2] }));
  const reloaded = openPage();
  expect(reloaded.cart().lines).toEqual([
    { product: oats, qty: 2 },
    { product: soap, qty: 1 },
  ]);
  expect(reloaded.wishlist().products).toEqual([soap, oats]);
});

test('A-63 a problem of the cart that was acknowledged does not hide the same one of the wishlist', () => {
  localStorage.setItem('Cart', '{oops');
  localStorage.setItem('wishlist', '{oops');
  openPage().cart().acknowledge();
  const { cart, wishlist } = openPage();
  expect(cart().pendingNotice).toBe('none');
  expect(wishlist().pendingNotice).toBe('unreadable');
});

test('A-75 acknowledging without a problem stores nothing', () => {
  const { cart, wishlist } = openPage();
  cart().add(oats);
  cart().acknowledge();
  wishlist().acknowledge();
  expect(sessionStorage).toHaveLength(0);
});

test('F-28 A-63 a cart that cannot be saved is reported, even after its unknown line was', () => {
  localStorage.setItem('Cart', '[{"id":31,"qty":1}]');
  const { cart } = openPage();
  expect(cart().pendingNotice).toBe('changed');
  cart().acknowledge();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  cart().add(oats);
  expect(cart().pendingNotice).toBe('unsaved');
});
