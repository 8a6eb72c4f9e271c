import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CurrencyProvider, useCurrency } from '@/lib/stores/currency-store';

function openPage() {
  const { result } = renderHook(() => useCurrency((state) => state), { wrapper: CurrencyProvider });
  return {
    shownCode: () => result.current.currency?.code,
    choose: (code: string) => act(() => result.current.choose(code)),
  };
}

const storedText = () => localStorage.getItem('currency');

beforeEach(() => localStorage.clear());

test('A-33 A-20 a chosen currency is stored as its bare code, and is still chosen after a reload', () => {
  const { shownCode, choose } = openPage();
  expect(shownCode()).toBeUndefined();
  choose('KHR');
  expect(shownCode()).toBe('KHR');
  expect(storedText()).toBe('"KHR"');
  choose('AED');
  expect(openPage().shownCode()).toBe('AED');
});

test('A-33 A-75 without another currency, prices stand alone and nothing stays stored', () => {
  const { shownCode, choose } = openPage();
  choose('AED');
  choose('');
  expect(shownCode()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('A-33 F-46 a choice in another tab shows here', () => {
  const { shownCode } = openPage();
  localStorage.setItem('currency', '"AED"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currency', newValue: '"AED"' })));
  expect(shownCode()).toBe('AED');
});

test.each(['{oops', '"EUR"', '["AED"]', 'null'])(
  'STORE-07 A-63 %s counts as no currency, stays stored, and another can be chosen',
  (text) => {
    localStorage.setItem('currency', text);
    const { shownCode, choose } = openPage();
    expect(shownCode()).toBeUndefined();
    expect(storedText()).toBe(text);
    choose('KHR');
    expect(shownCode()).toBe('KHR');
  },
);

test('TECH-07 GEN-09 the HTML of a page has no other currency, whatever is stored', () => {
  localStorage.setItem('currency', '"AED"');
  function Code() {
    return useCurrency(({ currency }) => currency?.code ?? 'none');
  }
  expect(
    renderToString(
      <CurrencyProvider>
        <Code />
      </CurrencyProvider>,
    ),
  ).toBe('none');
});
