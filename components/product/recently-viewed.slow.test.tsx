import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastOpenedId } from '@/components/product/last-opened';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { Product } from '@/lib/domain/product';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea: Product = { ...oats, id: 8, name: 'Plain Tea', price: 10, category: 'Matcha Green Tea' };
const soap: Product = { ...oats, id: 9, name: 'Soap', stock: 0 };

const fetched = jest.fn();
const productPage = (id: number) => (
  <StoreProvider catalogueUrl="/catalogue.json">
    <main>
      <h1 tabIndex={-1}>Product</h1>
      <RecentlyViewed id={id} />
    </main>
  </StoreProvider>
);

/** Opens the page of a product and scrolls, which loads the list. */
async function visit(id: number) {
  const page = render(productPage(id));
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
  fetched
    .mockReset()
    .mockResolvedValue({ ok: true, json: async () => JSON.parse(writeCatalogue([tea, soap])) });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('A-75 an interaction stores the first visit with its time, and does not load the catalogue', async () => {
  render(productPage(8));
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

test('A-75 the next product page shows the product viewed before, and Clear removes all', async () => {
  const { unmount } = await visit(8);
  unmount();
  await visit(1);
  expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plain Tea' })).toHaveAttribute(
    'href',
    '/OurStore/Matcha_Green_Tea/Plain_Tea',
  );
  // Like oats, this tea has a discount of 25 percent.
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
  await visit(8);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(viewedIds()).toEqual([8, 9, 77]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('F-4 F-31 a visit replaces broken JSON, and the page renders when storage throws', async () => {
  localStorage.setItem('recentlyViewed', '{oops');
  await visit(8);
  expect(viewedIds()).toEqual([8]);
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  await visit(1);
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

test('A-07 leaving a product for the catalogue remembers its id, leaving for the cart does not', async () => {
  const { unmount } = await visit(8);
  window.history.replaceState(null, '', '/Cart');
  unmount();
  expect(lastOpenedId()).toBeUndefined();
  const { unmount: leave } = await visit(8);
  window.history.replaceState(null, '', '/OurStore/?sort=name-a-z');
  leave();
  expect(lastOpenedId()).toBe(8);
  await visit(1);
  expect(lastOpenedId()).toBeUndefined();
  await screen.findByRole('region');
});
