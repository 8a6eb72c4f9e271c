import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CatalogueView } from '@/components/catalogue/catalogue-view';
// Fetched later; known here already, so that no test waits for it.
import '@/components/catalogue/near-misses';
import { products } from '@/data/products';
import type { Product } from '@/lib/domain/product';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

type Shown = {
  readonly products: readonly Product[];
  readonly names?: ReadonlyMap<number, ReactNode>;
};

// Whole cards would keep the tests waiting; they have tests of their own.
jest.mock('@/components/product/product-grid', () => ({
  ProductGrid: ({ products: shown, names }: Shown) =>
    shown.map(({ id, name }) => <h3 key={id}>{names?.get(id) ?? name}</h3>),
}));

let mockIsLost = false;
const mockMade = jest.fn();
jest.mock('@/lib/domain/search', () => ({
  get createSearch() {
    if (mockIsLost) throw new Error('Loading the chunk failed');
    mockMade();
    return jest.requireActual('@/lib/domain/search').createSearch;
  },
}));

afterEach(() => {
  mockIsLost = false;
  mockMade.mockReset();
});

function open(address: string): void {
  window.history.replaceState(null, '', address);
  document.documentElement.setAttribute('data-query', 'unread');
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <main>
        <h1 tabIndex={-1}>Our Store</h1>
        <CatalogueView products={products} total={30} highestCents={10_000} />
      </main>
    </StoreProvider>,
  );
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const sortedBy = () => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  return [...select.options].map(({ text }) => text);
};
const noMatch = 'No products were found matching your selection.';

test('A-73 the search is made only when there are words', async () => {
  open('/OurStore?category=Baby_Collection');
  expect(screen.getByRole('status')).toHaveTextContent('Showing all 5 products');
  expect(sortedBy()[0]).toBe('ID');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All Category');
  expect(names()).toHaveLength(30);
  expect(mockMade).not.toHaveBeenCalled();
});

test('A-73 until it is there nothing is said to be missing; then the best match comes first and is marked', async () => {
  open('/OurStore?q=mat');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Searching all 30 products');
  expect(document.documentElement).toHaveAttribute('data-query', 'unread');
  expect(screen.queryByText(noMatch)).toBeNull();
  expect(names()).toEqual([]);
  expect(await screen.findByText('Showing all 7 products')).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-query');
  expect(names().slice(0, 4)).toEqual([
    'Uji Matcha Powder',
    'Matcha Latte Mix',
    'Matcha Tea Ceremony Set',
    'Matcha Kinako Granola',
  ]);
  expect(screen.getByText('Results for “mat”')).toBeInTheDocument();
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Mat', 'Mat', 'Mat', 'Mat']);
  expect(sortedBy()).toEqual(['Best match, ID', 'Price low-high', 'Price high-low', 'Name A-Z', 'Name Z-A']);
});

test('A-73 words and filters hold together, and the words stay when a filter changes', async () => {
  open('/OurStore?q=matcha&status=in-stock&max=15&sort=price-high-low');
  await screen.findByText('Showing all 3 products');
  expect(names()).toEqual(['Matcha Latte Mix', 'Genmaicha Brown Rice Tea', 'Hojicha Tea Bags']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Out of Stock');
  expect(names()).toEqual(['Matcha Kinako Granola']);
  expect(window.location.search).toBe('?q=matcha&status=out-of-stock&max=15&sort=price-high-low');
});

test('A-73 what only comes close is said to', async () => {
  open('/OurStore?q=granolla');
  await screen.findByText('Showing all 5 products');
  expect(screen.getByText('Nothing matches “granolla” exactly. These are the closest.')).toBeInTheDocument();
});

test('A-73 CAT-16 where nothing matches it says what may have been meant, and where to go on', async () => {
  open('/OurStore?q=gronalaa');
  expect(await screen.findByRole('link', { name: '“granola”?' })).toHaveAttribute(
    'href',
    '/OurStore?q=granola',
  );
  expect(screen.getByText(noMatch)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Showing all 0 products');
  expect(names()).toEqual([
    'Perhaps one of these?',
    'Maple Walnut Granola',
    'Cocoa Banana Granola',
    'Yuzu Orange Granola',
  ]);
  const ways = within(screen.getByRole('navigation', { name: 'Browse by category' }));
  expect(ways.getAllByRole('link')).toHaveLength(6);
  expect(ways.getByRole('link', { name: 'Baby Collection' })).toHaveAttribute(
    'href',
    '/OurStore?category=Baby_Collection',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(names()).toHaveLength(30);
  expect(window.location.search).toBe('');
});

test('A-73 nothing near is made up', async () => {
  open('/OurStore?q=sandals');
  await screen.findByRole('navigation', { name: 'Browse by category' });
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  expect(names()).toEqual([]);
});

test.each([
  ['matcha&category=Baby_Collection', 'Show the 7 products for “matcha” hidden by the filters', 'matcha'],
  ['hinoki&status=out-of-stock', 'Show the one product for “hinoki” hidden by the filters', 'hinoki'],
])('A-73 ?q=%s where the filters leave it out, it says so', async (query, text, words) => {
  open(`/OurStore?q=${query}`);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', `/OurStore?q=${words}`);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test('A-73 F-89 where the search does not come, the letters themselves are looked for, until other words ask again', async () => {
  mockIsLost = true;
  open('/OurStore?q=MATCHA&sort=name-a-z');
  expect(await screen.findByText('Showing all 7 products')).toBeInTheDocument();
  expect(names()[0]).toBe('Genmaicha Brown Rice Tea');
  expect(document.querySelector('mark')).toBeNull();
  mockIsLost = false;
  window.history.replaceState(null, '', '/OurStore?q=granolla');
  // Anything that draws the page anew lets it see the new address.
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByText('Showing all 5 products')).toBeInTheDocument();
});
