import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueView } from '@/components/catalogue/catalogue-view';
import type { Product } from '@/lib/domain/product';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const base = { discount: 0, rate: 4, img: '/images/products/1.svg' };
/** The highest price is $20.00, so one percent is 20 cents. */
const products: readonly Product[] = [
  { ...base, id: 1, name: 'Sencha', price: 20, category: 'Matcha Green Tea', stock: 4 },
  { ...base, id: 2, name: 'Bib', price: 10, category: 'Baby Collection', stock: 0 },
  { ...base, id: 3, name: 'anko', price: 20, discount: 50, category: 'Snacks & Confectionaries', stock: 9 },
];

const word = { src: '/images/words/baby.svg', width: 72, height: 288, alt: 'ゆりかご', language: 'ja' };
const tiles = [
  { name: 'Matcha Green Tea', blurb: '' },
  { name: 'Baby Collection', blurb: 'Gentle care', sentence: 'Gentle care, one by one.', word },
];

/** Opens the page, and waits for the price filter, which loads by itself. */
async function open(url: string): Promise<void> {
  window.history.replaceState(null, '', url);
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <main>
        <CatalogueView products={products} total={3} highestCents={2000} tiles={tiles} thumbs={{}} />
      </main>
    </StoreProvider>,
  );
  // Without the stylesheet the sidebar shows only while it is open as a drawer.
  document.querySelector('dialog')?.setAttribute('open', '');
  await screen.findByRole('button', { name: 'Filter Price' });
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const slider = (name: string) => screen.getByRole('slider', { name });
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });

test('CAT-05 CAT-07 CAT-15 CAT-16 category and status filter the list at once, and combine', async () => {
  await open('/OurStore');
  await choose('Category', 'Baby Collection');
  expect(names()).toEqual(['Bib']);
  await choose('Status', 'In Stock');
  expect(names()).toEqual([]);
  expect(screen.getByText('No products were found matching your selection.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Showing all 0 products');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(names()).toHaveLength(3);
  expect(window.location.search).toBe('');
});

test('CAT-05 a category has its name, sentence and drawn word below the heading, and another without them its name alone', async () => {
  await open('/OurStore?category=Baby_Collection');
  const heading = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(heading).toHaveTextContent('Our StoreBaby CollectionGentle care, one by one.');
  expect(screen.getByRole('img', { name: 'ゆりかご' })).toHaveAttribute('lang', 'ja');
  expect(screen.getByRole('button', { name: 'Baby Collection', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Matcha Green Tea' }));
  expect(window.location.search).toBe('?category=Matcha_Green_Tea');
  expect(names()).toEqual(['Sencha']);
  expect(heading).toHaveTextContent('Our StoreMatcha Green Tea');
  expect(screen.queryByRole('img', { name: 'ゆりかご' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All Category' }));
  expect(heading).toHaveTextContent('Our Store');
  expect(names()).toHaveLength(3);
});

test('CAT-11 CAT-13 CAT-14 the price range filters when its button is pressed, and includes both ends', async () => {
  await open('/OurStore');
  move('Maximum price', 50);
  expect(slider('Maximum price')).toHaveAttribute('aria-valuetext', '$10.00');
  expect(names()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Filter Price' }));
  expect(names()).toEqual(['Bib', 'anko']);
  expect(window.location.search).toBe('?max=50');
});

test('CAT-13 A-67 Enter in a price field applies the typed price, and focus stays in the field', async () => {
  await open('/OurStore');
  const field = screen.getByRole('textbox', { name: 'To ($)' });
  await userEvent.clear(field);
  // $10.05 is 50.25 percent of $20.00, which is rounded up.
  await userEvent.type(field, '10.05{Enter}');
  expect(window.location.search).toBe('?max=51');
  expect(screen.getByRole('textbox', { name: 'To ($)' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Filter Price' }));
  expect(screen.getByRole('button', { name: 'Filter Price' })).toHaveFocus();
});

test('CAT-13 CAT-16 clearing all filters discards a price that was moved and not applied', async () => {
  await open('/OurStore?category=Baby_Collection&status=in-stock');
  move('Maximum price', 50);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(slider('Maximum price')).toHaveValue('100');
  expect(screen.getByRole('textbox', { name: 'To ($)' })).toHaveValue('20');
  expect(names()).toHaveLength(3);
});

test('F-128 a clear button that disappears moves focus to the page heading', async () => {
  await open('/OurStore?q=nothing-of-the-kind');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search words' }));
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
