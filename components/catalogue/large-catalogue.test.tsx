import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CatalogueView } from '@/components/catalogue/catalogue-view';
import type { ProductGrid } from '@/components/product/product-grid';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { Product } from '@/lib/domain/product';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

// Hundreds of whole cards would keep a test waiting; the cards have tests of their own.
jest.mock('@/components/product/product-grid', () => ({
  ProductGrid: ({ products: shown, isLong }: ComponentProps<typeof ProductGrid>) => (
    <p data-testid="cards" data-is-long={isLong}>
      {shown.map(({ name }) => name).join()}
    </p>
  ),
}));

/** 250 products: $5.00 each but the last, the cheapest; the first is sold out. */
const products: readonly Product[] = Array.from({ length: 250 }, (_, index) => ({
  id: index + 1,
  name: `Tea ${index + 1}`,
  price: index === 249 ? 4.5 : 5,
  discount: 0,
  rate: 4,
  img: '/images/products/1.svg',
  category: index === 249 ? 'Baby Collection' : 'Matcha Green Tea',
  stock: index === 0 ? 0 : 5,
}));

let comeNearEnd: () => void;
let answer: (response: Partial<Response>) => void;
const fetched = jest.fn();

const observer = window.IntersectionObserver;

beforeEach(() => {
  window.IntersectionObserver = class extends observer {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true };
      comeNearEnd = () => act(() => void Reflect.apply(callback, undefined, [[entry], this]));
    }
  };
  window.fetch = fetched.mockImplementation(
    async () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
});

afterEach(() => fetched.mockReset());

function open(address: string): void {
  window.history.replaceState(null, '', address);
  document.documentElement.setAttribute('data-query', 'unread');
  render(
    <StoreProvider catalogueUrl="/catalogue/abc.json">
      <CatalogueView products={products.slice(0, 100)} total={250} highestCents={500} />
    </StoreProvider>,
  );
}

const arrive = async () =>
  act(async () =>
    answer({ ok: true, json: async () => Promise.resolve(JSON.parse(writeCatalogue(products))) }),
  );
const names = () => screen.queryByTestId('cards')?.textContent.split(',') ?? [];
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const status = () => screen.getAllByRole('status')[0];

test('CAT-02 a hundred cards come with the page, the others with one file and as their end comes near', async () => {
  open('/OurStore');
  expect(names()).toHaveLength(100);
  expect(status()).toHaveTextContent('Showing all 250 products');
  expect(fetched.mock.calls).toEqual([['/catalogue/abc.json', expect.anything()]]);
  await arrive();
  expect(names()).toHaveLength(100);
  comeNearEnd();
  expect(names()).toHaveLength(200);
  comeNearEnd();
  expect(names()).toHaveLength(250);
  expect(names().at(-1)).toBe('Tea 250');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('F-159 CAT-02 where the browser does not tell what is in sight, all cards come at once', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  open('/OurStore');
  await arrive();
  expect(names()).toHaveLength(250);
});

test('CAT-05 CAT-08 filters and sort see every product, and begin at the top again', async () => {
  open('/OurStore');
  await arrive();
  comeNearEnd();
  await choose('Sort by', 'Price low-high');
  expect(names()[0]).toBe('Tea 250');
  expect(names()).toHaveLength(100);
  await choose('Category', 'Baby Collection');
  expect(names()).toEqual(['Tea 250']);
  expect(status()).toHaveTextContent('Showing all 1 products');
});

test('CAT-02 cards out of sight are left unpainted in a list of a hundred and more, from the first on', async () => {
  const isLong = () => screen.getByTestId('cards').getAttribute('data-is-long');
  open('/OurStore');
  expect(isLong()).toBe('true');
  await arrive();
  expect(isLong()).toBe('true');
  await choose('Category', 'Baby Collection');
  expect(isLong()).toBe('false');
});

test('CAT-16 before the others are there nothing is said to be missing', async () => {
  open('/OurStore?category=Baby_Collection');
  expect(names()).toEqual([]);
  expect(screen.queryByText('No products were found matching your selection.')).toBeNull();
  expect(status()).toHaveTextContent('Searching all 250 products');
  expect(document.documentElement).toHaveAttribute('data-query', 'unread');
  await arrive();
  expect(names()).toEqual(['Tea 250']);
  expect(document.documentElement).not.toHaveAttribute('data-query');
});

test('A-73 a search looks through those that come later as well, and through the first where they do not', async () => {
  open('/OurStore?q=tea+250');
  expect(names()).toEqual([]);
  expect(status()).toHaveTextContent('Searching all 250 products');
  await act(async () => answer({ ok: false }));
  expect(await screen.findByText("We couldn't load the other products.")).toBeInTheDocument();
  expect(status()).toHaveTextContent('Showing 0 of the first 100 products');
  expect(screen.queryByText('No products were found matching your selection.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(names()).toEqual(['Tea 250']);
  expect(status()).toHaveTextContent('Showing all 1 products');
});

test('A-63 where the others cannot be had the page says so, and asks again when it is told to', async () => {
  open('/OurStore?status=in-stock');
  await act(async () => answer({ ok: false }));
  expect(status()).toHaveTextContent('Showing 99 of the first 100 products');
  expect(screen.getByText("We couldn't load the other products.")).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-query');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(status()).toHaveTextContent('Showing all 249 products');
});
