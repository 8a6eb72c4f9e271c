import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { BillTable } from '@/components/cart/bill-table';
import { ConvertedPrice } from '@/components/currency/converted-price';
import { CurrencySelect } from '@/components/currency/currency-select';
import { NoticeRegion } from '@/components/notices/notice-region';
import { billFor } from '@/lib/domain/bill';
import { StoreProvider } from '@/lib/stores/store-provider';

const rates = { AED: { perDollar: 3.6725 }, KHR: { perDollar: 4000, since: '1 November 2026' } };

const oats = {
  id: 1,
  name: 'Oats',
  price: 25.65,
  discount: 0,
  rate: 4,
  img: '/images/x.avif',
  category: 'Baby Collection',
  stock: 9,
} as const;

const shop = (
  <StoreProvider catalogueUrl="/catalogue.json" rates={rates}>
    <CurrencySelect />
    <p data-testid="price">
      $25.65
      <ConvertedPrice cents={2565} />
    </p>
    <BillTable bill={billFor(2565)} />
    <AddToCartButton product={oats} />
    <NoticeRegion />
  </StoreProvider>
);

const price = () => screen.getByTestId('price');
const choose = async (option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prices in' }), option);

beforeEach(() => localStorage.clear());

test('A-33 GEN-09 who chooses nothing sees dollars alone, in the exported page as well', () => {
  localStorage.setItem('currency', '"AED"');
  expect(renderToString(shop)).not.toContain('≈ AED 9');
  localStorage.setItem('currency', '"USD"');
  render(shop);
  expect(price()).toHaveTextContent(/^\$25\.65$/);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('US dollars');
});

test('A-33 the choice stands behind the dollars, is read as words, and is remembered', async () => {
  const { unmount } = render(shop);
  await choose('US dollars ≈ dirhams');
  expect(price()).toHaveTextContent(/^\$25\.65 ≈ AED 94about 94 dirhams$/);
  expect(screen.getByText('≈ AED 94')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('1 USD is 3.6725 AED (fixed rate). You pay in US dollars.')).toBeInTheDocument();
  expect(localStorage.getItem('currency')).toBe('"AED"');
  unmount();
  render(shop);
  expect(price()).toHaveTextContent('≈ AED 94');
  await choose('US dollars ≈ riel');
  expect(price()).toHaveTextContent('≈ KHR 102,600about 102,600 riel');
  expect(
    screen.getByText('1 USD is 4,000 KHR (our rate since 1 November 2026). You pay in US dollars.'),
  ).toBeInTheDocument();
  await choose('US dollars');
  expect(price()).toHaveTextContent(/^\$25\.65$/);
  expect(localStorage.getItem('currency')).toBeNull();
});

test('A-33 the total of the bill and of the notice have it, the parts of the bill do not', async () => {
  render(shop);
  await choose('US dollars ≈ dirhams');
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['$25.65', '$0.26', '$1.28', '$27.19 ≈ AED 100about 100 dirhams']);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Oats' }));
  expect(document.querySelector('[data-notice]')).toHaveTextContent(
    'Quantity 1 · Total $25.65 ≈ AED 94about 94 dirhams',
  );
});

test('A-33 F-31 what another tab chose shows here, and storage that throws leaves the choice to this page', async () => {
  render(shop);
  localStorage.setItem('currency', '"KHR"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currency', newValue: '"KHR"' })));
  expect(price()).toHaveTextContent('≈ KHR');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await choose('US dollars ≈ dirhams');
  expect(price()).toHaveTextContent('≈ AED 94');
});

test('A-33 without rates there is nothing to choose', () => {
  localStorage.setItem('currency', '"AED"');
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <CurrencySelect />
      <ConvertedPrice cents={2565} />
    </StoreProvider>,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/≈/)).toBeNull();
});
