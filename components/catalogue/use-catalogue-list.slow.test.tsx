import { act, render, renderHook, screen, waitFor, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CatalogueView } from '@/components/catalogue/catalogue-view';
// Preloads the lazy chunk, so that no test waits for it.
import '@/components/catalogue/search-suggestions';
import { useCatalogueList } from '@/components/catalogue/use-catalogue-list';
import type { ProductGrid } from '@/components/product/product-grid';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { Product } from '@/lib/domain/product';
import { StoreProvider } from '@/lib/stores/store-provider';
import { products } from '@/shop/products';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

// Hundreds of real cards would be slow, and cards have tests of their own.
jest.mock('@/components/product/product-grid', () => ({
  ProductGrid: ({ products: shown, names }: ComponentProps<typeof ProductGrid>) => (
    <ul data-testid="grid">
      {shown.map(({ id, name }) => (
        <li key={id}>{names?.get(id) ?? name}</li>
      ))}
    </ul>
  ),
}));

let mockFailsToLoad = false;
const mockCreateSearch = jest.fn();
jest.mock('@/lib/domain/search', () => ({
  get createSearch() {
    if (mockFailsToLoad) throw new Error('Loading the chunk failed');
    mockCreateSearch();
    return jest.requireActual('@/lib/domain/search').createSearch;
  },
}));

/** 250 products at $5.00. The first is sold out, and the last is cheaper and in another category. */
const largeCatalogue: readonly Product[] = Array.from({ length: 250 }, (_, index) => ({
  id: index + 1,
  name: `Tea ${index + 1}`,
  price: index === 249 ? 4.5 : 5,
  discount: 0,
  rate: 4,
  img: '/images/products/1.svg',
  category: index === 249 ? 'Baby Collection' : 'Matcha Green Tea',
  stock: index === 0 ? 0 : 5,
}));

let scrollNearEnd: () => void;
let respond: (response: Partial<Response>) => void;
const fetched = jest.fn();
const OriginalObserver = window.IntersectionObserver;

beforeEach(() => {
  window.IntersectionObserver = class extends OriginalObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true };
      scrollNearEnd = () => act(() => void Reflect.apply(callback, undefined, [[entry], this]));
    }
  };
  window.fetch = fetched.mockReset().mockImplementation(
    async () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  mockFailsToLoad = false;
  mockCreateSearch.mockReset();
});

type ViewProps = ComponentProps<typeof CatalogueView>;
const noTiles = { tiles: [], thumbs: {} };
const wholeCatalogue: ViewProps = { products, total: 30, highestCents: 10_000, ...noTiles };
const firstOfLarge: ViewProps = {
  products: largeCatalogue.slice(0, 100),
  total: 250,
  highestCents: 500,
  ...noTiles,
};

function open(url: string, props = wholeCatalogue): RenderResult {
  window.history.replaceState(null, '', url);
  // The inline script of the page does this, to hide the unfiltered list until the filters apply.
  document.documentElement.setAttribute('data-unfiltered', '');
  const view = render(<Catalogue {...props} />);
  // Without the stylesheet the sidebar shows only while it is open as a drawer.
  document.querySelector('dialog')?.setAttribute('open', '');
  return view;
}
const expectShownList = async () =>
  waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-unfiltered'));
const Catalogue = (props: ComponentProps<typeof CatalogueView>) => (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <CatalogueView {...props} />
  </StoreProvider>
);
const openLarge = (url: string) => open(url, firstOfLarge);
const respondWithAll = async () =>
  act(async () =>
    respond({ ok: true, json: async () => Promise.resolve(JSON.parse(writeCatalogue(largeCatalogue))) }),
  );

const grid = () => screen.queryByTestId('grid');
const names = () => [...(grid()?.children ?? [])].map(({ textContent }) => textContent);
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const status = () => screen.getAllByRole('status')[0];
const noMatch = 'No products were found matching your selection.';

test('CAT-15 a url that repeats the query keeps the list, another query replaces it', () => {
  window.history.replaceState(null, '', '/OurStore?status=in-stock');
  const { result } = renderHook(() => useCatalogueList(products, 30, 10_000), {
    wrapper: ({ children }) => <StoreProvider catalogueUrl="/catalogue.json">{children}</StoreProvider>,
  });
  const { matches } = result.current;
  act(() => result.current.readQuery('?status=in-stock'));
  expect(result.current.matches).toBe(matches);
  act(() => result.current.readQuery('?status=out-of-stock'));
  const soldOutIds = [6, 10, 20, 27];
  expect(result.current.matches.map(({ id }) => id)).toEqual(soldOutIds);
});

test('CAT-15 two changes of the query in one event add up', () => {
  window.history.replaceState(null, '', '/OurStore');
  const { result } = renderHook(() => useCatalogueList(products, 30, 10_000), {
    wrapper: ({ children }) => <StoreProvider catalogueUrl="/catalogue.json">{children}</StoreProvider>,
  });
  act(() => {
    result.current.changeQuery({ status: 'in-stock' });
    result.current.changeQuery({ sort: 'name-a-z' });
  });
  expect(result.current.query).toMatchObject({ status: 'in-stock', sort: 'name-a-z' });
});

test('CAT-02 the page holds 100 cards, one file brings the others, and they show near the end of the list', async () => {
  openLarge('/OurStore');
  expect(names()).toHaveLength(100);
  expect(status()).toHaveTextContent('Showing all 250 products');
  expect(fetched.mock.calls).toEqual([['/catalogue/abc.json', expect.anything()]]);
  await respondWithAll();
  expect(names()).toHaveLength(100);
  scrollNearEnd();
  expect(names()).toHaveLength(200);
  scrollNearEnd();
  expect(names()).toHaveLength(250);
  expect(names().at(-1)).toBe('Tea 250');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('F-159 CAT-02 without IntersectionObserver all cards show at once', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  openLarge('/OurStore');
  await respondWithAll();
  expect(names()).toHaveLength(250);
});

test('CAT-02 CAT-05 CAT-08 filters and sorting cover all products, and return to the first 100 cards', async () => {
  openLarge('/OurStore');
  await respondWithAll();
  scrollNearEnd();
  await choose('Sort by', 'Price low-high');
  expect(names()[0]).toBe('Tea 250');
  expect(names()).toHaveLength(100);
  await choose('Category', 'Baby Collection');
  expect(names()).toEqual(['Tea 250']);
  expect(status()).toHaveTextContent('Showing all 1 products');
});

test('CAT-16 no match is reported only after the other products are loaded', async () => {
  openLarge('/OurStore?category=Baby_Collection');
  expect(names()).toEqual([]);
  expect(screen.queryByText(noMatch)).toBeNull();
  expect(status()).toHaveTextContent('Searching all 250 products');
  expect(document.documentElement).toHaveAttribute('data-unfiltered');
  await respondWithAll();
  expect(names()).toEqual(['Tea 250']);
  await expectShownList();
});

test.each([
  ['q=tea+250', 0, 1],
  ['status=in-stock', 99, 249],
])(
  'A-63 A-73 ?%s filters the first 100 products while the others are unreachable',
  async (query, firstCount, allCount) => {
    openLarge(`/OurStore?${query}`);
    await act(async () => respond({ ok: false }));
    expect(await screen.findByText("We couldn't load the other products.")).toBeInTheDocument();
    expect(status()).toHaveTextContent(`Showing ${firstCount} of the first 100 products`);
    expect(screen.queryByText(noMatch)).toBeNull();
    await expectShownList();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await respondWithAll();
    expect(status()).toHaveTextContent(`Showing all ${allCount} products`);
  },
);

test('A-73 the search index is created only for search words', async () => {
  open('/OurStore?category=Baby_Collection');
  await choose('Category', 'All Category');
  expect(names()).toHaveLength(30);
  expect(mockCreateSearch).not.toHaveBeenCalled();
});

test('A-73 the list is empty until the search is loaded, and then shows the best match first, highlighted', async () => {
  open('/OurStore?q=mat');
  expect(status()).toHaveTextContent('Searching all 30 products');
  expect(document.documentElement).toHaveAttribute('data-unfiltered');
  expect(screen.queryByText(noMatch)).toBeNull();
  expect(names()).toEqual([]);
  expect(await screen.findByText('Showing all 7 products')).toBeInTheDocument();
  await expectShownList();
  expect(names().slice(0, 2)).toEqual(['Uji Matcha Powder', 'Matcha Latte Mix']);
  expect(screen.getByText('Results for “mat”')).toBeInTheDocument();
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Mat', 'Mat', 'Mat', 'Mat']);
  expect(screen.getByRole('option', { name: 'Best match, ID' })).toBeInTheDocument();
});

test('A-73 words without similar products get no suggestion', async () => {
  open('/OurStore?q=sandals');
  await screen.findByRole('navigation', { name: 'Browse by category' });
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  expect(names()).toEqual([]);
});

test.each([
  ['matcha&category=Baby_Collection', 'Show the 7 products for “matcha” hidden by the filters', 'matcha'],
  ['hinoki&status=out-of-stock', 'Show the one product for “hinoki” hidden by the filters', 'hinoki'],
])('A-73 ?q=%s links to the matches that the filters hide', async (query, text, words) => {
  open(`/OurStore?q=${query}`);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', `/OurStore?q=${words}`);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test('A-73 F-89 without the search chunk the words are looked for as typed in names and categories, and new words load it again', async () => {
  mockFailsToLoad = true;
  const { rerender } = open('/OurStore?q=MATCHA&sort=name-a-z');
  expect(await screen.findByText('Showing all 7 products')).toBeInTheDocument();
  expect(names()[0]).toBe('Genmaicha Brown Rice Tea');
  expect(document.querySelector('mark')).toBeNull();
  mockFailsToLoad = false;
  window.history.replaceState(null, '', '/OurStore?q=granolla');
  // Rendering again reads the new url.
  rerender(<Catalogue {...wholeCatalogue} />);
  expect(await screen.findByText('Showing all 5 products')).toBeInTheDocument();
  expect(screen.getByText('Nothing matches “granolla” exactly. These are the closest.')).toBeInTheDocument();
});
