import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastOpened } from '@/components/product/last-opened';
import { RecentlyViewed } from '@/components/product/recently-viewed';
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

/** Opens the page of a product and scrolls, which loads the list. */
async function view(id: number) {
  const page = render(shop(id));
  fireEvent.scroll(window);
  await act(async () => {});
  return page;
}

function viewedIds(): number[] {
  const viewings: { id: number }[] = JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]');
  return viewings.map(({ id }) => id);
}

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => [tea, soap] });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('A-75 the first visit is remembered after an interaction, by id and time, and loads nothing', async () => {
  render(shop(8));
  await act(async () => {});
  expect(localStorage.getItem('recentlyViewed')).toBeNull();
  fireEvent.scroll(window);
  await act(async () => {});
  expect(JSON.parse(localStorage.getItem('recentlyViewed') ?? '')).toEqual([
    { id: 8, at: expect.any(Number) },
  ]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('A-75 the next product shows the one before, and Clear forgets them all', async () => {
  const { unmount } = await view(8);
  unmount();
  await view(1);
  expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plain Tea' })).toHaveAttribute(
    'href',
    '/OurStore/Matcha_Green_Tea/Plain_Tea',
  );
  expect(screen.getByText('$7.50')).toBeInTheDocument();
  expect(viewedIds()).toEqual([1, 8]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed products' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Product' })).toHaveFocus();
  expect(localStorage.getItem('recentlyViewed')).toBeNull();
});

test('F-11 F-23 F-26 unknown, sold-out and unreadable entries are not shown', async () => {
  const at = Date.now();
  localStorage.setItem('recentlyViewed', JSON.stringify([{ id: 9, at }, { id: 77, at }, 'x', null]));
  await view(8);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(viewedIds()).toEqual([8, 9, 77]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('F-4 F-31 broken JSON and storage that throws break nothing', async () => {
  localStorage.setItem('recentlyViewed', '{oops');
  await view(8);
  expect(viewedIds()).toEqual([8]);
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  await view(1);
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

test('A-07 only leaving for the catalogue remembers the opened product', async () => {
  const { unmount } = await view(8);
  window.history.replaceState(null, '', '/Cart');
  unmount();
  expect(lastOpened()).toBeUndefined();
  const { unmount: leave } = await view(8);
  window.history.replaceState(null, '', '/OurStore/?sort=name-a-z');
  leave();
  expect(lastOpened()).toBe(8);
  await view(1);
  expect(lastOpened()).toBeUndefined();
  await screen.findByRole('region');
});
