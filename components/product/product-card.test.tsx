import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NoticeRegion } from '@/components/notices/notice-region';
import { ProductCard } from '@/components/product/product-card';
import type { Product } from '@/lib/domain/product';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea = { ...oats, id: 8, name: 'Plain Tea', discount: 0, stock: 2 };
const add = () => screen.getByRole('button', { name: `Add to cart: ${tea.name}` });
const wish = () => screen.getByRole('button', { name: `Add to wishlist: ${tea.name}` });

function shop(product: Product) {
  return (
    <StoreProvider catalogueUrl="/catalogue.json">
      <ProductCard product={product} />
      <NoticeRegion />
    </StoreProvider>
  );
}

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

beforeEach(() => localStorage.clear());

test('A-73 search matches are marked in the name, whether in stock or not', () => {
  const name = (
    <>
      <mark>Plain</mark> Tea
    </>
  );
  for (const stock of [2, 0]) {
    const { unmount } = render(
      <StoreProvider catalogueUrl="/catalogue.json">
        <ProductCard product={{ ...tea, stock }} name={name} />
      </StoreProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Plain Tea' })).toContainElement(screen.getByText('Plain'));
    unmount();
  }
});

test('CARD-07 Add to cart is refused when out of stock, and makes no line', async () => {
  render(shop({ ...tea, stock: 0 }));
  await userEvent.click(add());
  expect(screen.getByRole('alert')).toHaveTextContent('Adding quantity greater than stock');
  expect(stored('Cart')).toBeNull();
});

test('CARD-08 CARD-09 a product is wished for once, and its heart is filled from then on', async () => {
  render(shop(tea));
  const heart = () => wish().querySelector('svg');
  expect(wish()).toHaveAttribute('aria-pressed', 'false');
  expect(heart()).toHaveAttribute('fill', 'none');
  await userEvent.click(wish());
  expect(wish()).toHaveAttribute('aria-pressed', 'true');
  expect(heart()).toHaveAttribute('fill', 'currentColor');
  expect(screen.getByText('added to your wishlist')).toBeInTheDocument();
  await userEvent.click(wish());
  expect(screen.getByRole('alert')).toHaveTextContent('Product already in wishlist');
  expect(stored('wishlist')).toHaveLength(1);
});

test('A-66 in the exported page the buttons are disabled, and the link works', () => {
  document.body.innerHTML = renderToString(shop(tea));
  expect(add()).toBeDisabled();
  expect(wish()).toBeDisabled();
  expect(screen.getByRole('link', { name: tea.name })).toHaveAttribute('href');
});
