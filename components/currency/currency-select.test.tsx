import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ConvertedPrice } from '@/components/currency/converted-price';
import { CurrencySelect } from '@/components/currency/currency-select';
import { StoreProvider } from '@/lib/stores/store-provider';

const shop = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <CurrencySelect />
    <p data-testid="price">
      $25.65
      <ConvertedPrice cents={2565} />
    </p>
  </StoreProvider>
);

const price = () => screen.getByTestId('price');
const choose = async (option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prices in' }), option);

beforeEach(() => localStorage.clear());

test('A-33 GEN-09 the exported HTML shows dollars only', () => {
  localStorage.setItem('currency', '"AED"');
  expect(renderToString(shop)).not.toContain('≈ AED 9');
});

test('A-33 the chosen currency shows after the dollars, is read out in words, and is remembered', async () => {
  const { unmount } = render(shop);
  await choose('US dollars ≈ dirhams');
  expect(price()).toHaveTextContent(/^\$25\.65 ≈ AED 94about 94 dirhams$/);
  expect(screen.getByText('≈ AED 94')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('1 USD is 3.6725 AED (fixed rate). You pay in US dollars.')).toBeInTheDocument();
  unmount();
  render(shop);
  expect(price()).toHaveTextContent('≈ AED 94');
  await choose('US dollars ≈ riel');
  expect(price()).toHaveTextContent('≈ KHR 102,600about 102,600 riel');
  expect(
    screen.getByText('1 USD is 4,000 KHR (our rate since 22 November 2026). You pay in US dollars.'),
  ).toBeInTheDocument();
  await choose('US dollars');
  expect(price()).toHaveTextContent(/^\$25\.65$/);
  expect(localStorage.getItem('currency')).toBeNull();
});

test('A-33 F-31 a choice in another tab applies here, and a choice that cannot be stored applies on this page', async () => {
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
