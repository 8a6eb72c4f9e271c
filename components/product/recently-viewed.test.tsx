import { act, fireEvent, render as renderOnly, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { lastOpened } from '@/components/product/last-opened';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea = [8, 'Plain Tea', 10, 25, 4, '/images/x.avif', 'Matcha Green Tea', 2];
const soap = [9, 'Soap', 10, 0, 4, '/images/y.avif', 'Baby Collection', 0];

const fetched = jest.fn();
const shop = (id: number) => (
  <StoreProvider catalogueUrl="/catalogue.json">
    <main>
      <h1 tabIndex={-1}>Product</h1>
      <RecentlyViewed id={id} />
    </main>
  </StoreProvider>
);

/** With a shopper who moves, and what that loads. */
async function render(page: ReturnType<typeof shop>) {
  const shown = renderOnly(page);
  fireEvent.scroll(window);
  await act(async () => {});
  return shown;
}

const ids = () =>
  JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]').map(({ id }: { id: number }) => id);

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => [tea, soap] });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('before the shopper moves nothing is remembered', async () => {
  renderOnly(shop(8));
  await act(async () => {});
  expect(localStorage.getItem('recentlyViewed')).toBeNull();
});

test('a first visit is remembered by id and time alone, and shows and loads nothing', async () => {
  await render(shop(8));
  expect(JSON.parse(localStorage.getItem('recentlyViewed') ?? '')).toEqual([
    { id: 8, at: expect.any(Number) },
  ]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('the next product shows the one before, and Clear forgets them all', async () => {
  const { unmount } = await render(shop(8));
  unmount();
  await render(shop(1));
  expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plain Tea' })).toHaveAttribute(
    'href',
    '/OurStore/Matcha_Green_Tea/Plain_Tea',
  );
  expect(screen.getByText('$7.50')).toBeInTheDocument();
  expect(ids()).toEqual([1, 8]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed products' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Product' })).toHaveFocus();
  expect(localStorage.getItem('recentlyViewed')).toBeNull();
});

test('F-11 F-23 F-26 what is unknown, out of stock or no viewing is not shown', async () => {
  const at = Date.now();
  localStorage.setItem('recentlyViewed', JSON.stringify([{ id: 9, at }, { id: 77, at }, 'x', null]));
  await render(shop(8));
  await act(async () => {});
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(ids()).toEqual([8, 9, 77]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('F-4 F-31 text that is no JSON and storage that throws stop nothing', async () => {
  localStorage.setItem('recentlyViewed', '{oops');
  await render(shop(8));
  expect(ids()).toEqual([8]);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await render(shop(1));
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

test('A-07 the way from a product to the catalogue is remembered, another way is not', async () => {
  const { unmount } = await render(shop(8));
  window.history.replaceState(null, '', '/Cart');
  unmount();
  expect(lastOpened()).toBeUndefined();
  const { unmount: leave } = await render(shop(8));
  window.history.replaceState(null, '', '/OurStore/?sort=name-a-z');
  leave();
  expect(lastOpened()).toBe(8);
  await render(shop(1));
  expect(lastOpened()).toBeUndefined();
  await screen.findByRole('region');
});
