import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { countLines } from '@/lib/domain/cart';
import { oats } from '@/lib/fixtures';
import { useCart } from '@/lib/stores/cart-store';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { DraftProvider, useDraft } from '@/lib/stores/draft-store';
import { useNotices } from '@/lib/stores/notice-store';
import { SessionProvider, useSession } from '@/lib/stores/session-store';
import { StoreProvider } from '@/lib/stores/store-provider';
import { useWishlist } from '@/lib/stores/wishlist-store';

const product = { ...oats, stock: 3 };

const fetched = jest.fn();

function StoreState() {
  const cart = useCart((state) => `ready=${state.isReady} lines=${countLines(state)} known=${state.isKnown}`);
  const wishlist = useWishlist((state) => `ready=${state.isReady} products=${state.products.length}`);
  const session = useSession((state) => `ready=${state.isReady} name=${state.session?.name}`);
  return <output>{`cart ${cart}, wishlist ${wishlist}, session ${session}`}</output>;
}

function AddButton() {
  const add = useCart((state) => state.add);
  return <button type="button" onClick={() => add(product)} aria-label="Add" />;
}

const shop = (children: ReactNode) => (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <SessionProvider>{children}</SessionProvider>
  </StoreProvider>
);

const storeState = () => screen.getByRole('status').textContent;
const dispatch = (event: Event) => act(async () => void window.dispatchEvent(event));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => [Object.values(product)] });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test.each([
  ['useCart must be used within CartProvider', () => useCart((state) => state.isReady)],
  ['useWishlist must be used within WishlistProvider', () => useWishlist((state) => state.isReady)],
  ['useSession must be used within SessionProvider', () => useSession((state) => state.isReady)],
  ['useNotices must be used within NoticeProvider', () => useNotices((state) => state.notices)],
  ['useDraft must be used within DraftProvider', () => useDraft((state) => state.isReady)],
  ['useCatalogue must be used within CatalogueProvider', () => useCatalogue((state) => state.hasFailed)],
])('STORE-09 ERR-02 F-141 %s', (message, useStore) => {
  function ComponentOutsideProviders() {
    return JSON.stringify(useStore());
  }
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ComponentOutsideProviders />)).toThrow(new Error(message));
});

test('STORE-09 within the providers every hook works', () => {
  function Draft() {
    return useDraft((state) => `draft ready=${state.isReady} method=${state.draft.method}`);
  }
  render(
    shop(
      <DraftProvider>
        <StoreState />
        <Draft />
      </DraftProvider>,
    ),
  );
  expect(storeState()).toBe(
    'cart ready=true lines=0 known=true, wishlist ready=true products=0, session ready=true name=undefined',
  );
  expect(screen.getByText('draft ready=true method=card')).toBeInTheDocument();
});

test('TECH-07 the server and the first client render show empty stores, and hydration then reads storage without an error', async () => {
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  localStorage.setItem('wishlist', '[{"id":1}]');
  localStorage.setItem('User', '{"name":"Dara","email":"dara@example.com"}');
  const consoleError = jest.spyOn(console, 'error');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(shop(<StoreState />));
  expect(storeState()).toBe(
    'cart ready=false lines=0 known=false, wishlist ready=false products=0, session ready=false name=undefined',
  );

  const onRecoverableError = jest.fn();
  const app = await act(async () => hydrateRoot(root, shop(<StoreState />), { onRecoverableError }));
  expect(storeState()).toBe(
    'cart ready=true lines=1 known=true, wishlist ready=true products=1, session ready=true name=Dara',
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  await act(async () => app.unmount());
  root.remove();
});

test('A-63 the catalogue is fetched once for all stores, and only if one of them has an entry', async () => {
  const { unmount } = await act(async () => render(shop(<StoreState />)));
  expect(fetched).not.toHaveBeenCalled();
  unmount();
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  localStorage.setItem('wishlist', '[{"id":1}]');
  await act(async () => render(shop(<StoreState />)));
  expect(fetched.mock.calls).toEqual([['/catalogue/abc.json', { signal: expect.any(AbortSignal) }]]);
});

test('F-35 F-42 F-46 F-48 every store follows other tabs', async () => {
  await act(async () => render(shop(<StoreState />)));
  localStorage.setItem('Cart', '[{"id":1,"qty":2}]');
  await dispatch(new StorageEvent('storage', { key: 'Cart' }));
  expect(storeState()).toBe(
    'cart ready=true lines=1 known=true, wishlist ready=true products=0, session ready=true name=undefined',
  );
  localStorage.setItem('wishlist', '[{"id":1}]');
  await dispatch(new StorageEvent('storage', { key: 'wishlist' }));
  localStorage.setItem('User', '{"name":"Dara","email":"dara@example.com"}');
  await dispatch(new StorageEvent('storage', { key: 'User' }));
  expect(storeState()).toBe(
    'cart ready=true lines=1 known=true, wishlist ready=true products=1, session ready=true name=Dara',
  );
  localStorage.clear();
  await dispatch(new StorageEvent('storage', { key: null }));
  expect(storeState()).toBe(
    'cart ready=true lines=0 known=true, wishlist ready=true products=0, session ready=true name=undefined',
  );
  localStorage.setItem('Cart', '[{"id":1,"qty":1}]');
  await dispatch(new Event('pageshow'));
  expect(storeState()).toContain('cart ready=true lines=1 known=true');
});

test('TECH-05 the stores of an unmounted provider no longer read storage', async () => {
  const { unmount } = await act(async () => render(shop(<StoreState />)));
  unmount();
  const read = jest.spyOn(Storage.prototype, 'getItem');
  await dispatch(new StorageEvent('storage', { key: null }));
  await dispatch(new Event('pageshow'));
  expect(read).not.toHaveBeenCalled();
});

test('FRAME-08 a change of a store shows at once', async () => {
  await act(async () =>
    render(
      shop(
        <>
          <StoreState />
          <AddButton />
        </>,
      ),
    ),
  );
  await act(async () => screen.getByRole('button', { name: 'Add' }).click());
  expect(storeState()).toContain('cart ready=true lines=1 known=true');
});
