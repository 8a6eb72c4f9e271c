import { render, screen } from '@testing-library/react';
import { ConvertedPrice } from '@/components/currency/converted-price';
import { CurrencySelect } from '@/components/currency/currency-select';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('@/shop/settings', () => ({
  ...jest.requireActual<object>('@/shop/settings'),
  approximateCurrencies: [],
  hasApproximateCurrencies: false,
}));

test('A-33 in a shop with one currency none can be chosen, whatever another shop stored', () => {
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
