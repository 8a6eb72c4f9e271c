import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NoticeRegion } from '@/components/notices/notice-region';
import { ProductCard } from '@/components/product/product-card';
import type { Product } from '@/lib/domain/product';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea: Product = {
  id: 8,
  name: 'Plain Tea',
  price: 10,
  discount: 0,
  rate: 4.4,
  img: '/images/products/8.svg',
  category: 'Matcha Green Tea',
  stock: 2,
};
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

test('CARD-01 with a discount: the price to pay, the one before struck through, and a badge', () => {
  render(shop({ ...tea, discount: 25 }));
  expect(screen.getByText('$7.50')).toBeInTheDocument();
  expect(screen.getByText('$10.00', { exact: false, selector: 's' })).toBeInTheDocument();
  expect(screen.getByText('25% off')).toBeInTheDocument();
});

test('A-73 what a search found is marked in the name, with stock and without', () => {
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

test('CARD-01 without a discount: one price and no badge', () => {
  const { container } = render(shop(tea));
  expect(screen.getByText('$10.00')).toBeInTheDocument();
  expect(container.querySelector('s')).toBeNull();
  expect(screen.queryByText(/%/)).toBeNull();
});

test('CARD-02 CARD-03 only what is in stock has a link; what is not says so', () => {
  const { rerender } = render(shop(tea));
  expect(screen.getByRole('link', { name: tea.name })).toHaveAttribute(
    'href',
    '/OurStore/Matcha_Green_Tea/Plain_Tea',
  );
  expect(screen.queryByText('Out of Stock')).toBeNull();
  rerender(shop({ ...tea, stock: 0 }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Out of Stock')).toBeInTheDocument();
});

test('CARD-04 CARD-06 one more with each press, up to the stock', async () => {
  render(shop(tea));
  await userEvent.click(add());
  expect(stored('Cart')).toMatchObject([{ id: 8, qty: 1 }]);
  await userEvent.click(add());
  expect(stored('Cart')).toMatchObject([{ id: 8, qty: 2 }]);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(add());
  expect(screen.getByRole('alert')).toHaveTextContent('Adding quantity greater than stock');
  expect(stored('Cart')).toMatchObject([{ id: 8, qty: 2 }]);
});

test('CARD-07 without stock each press is refused, and no line is made', async () => {
  render(shop({ ...tea, stock: 0 }));
  await userEvent.click(add());
  expect(screen.getByRole('alert')).toHaveTextContent('Adding quantity greater than stock');
  expect(stored('Cart')).toBeNull();
});

test('CARD-08 CARD-09 a wish is added once, and its heart is full from then on', async () => {
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

test('A-66 in the exported HTML the buttons are disabled, the link works', () => {
  document.body.innerHTML = renderToString(shop(tea));
  expect(add()).toBeDisabled();
  expect(wish()).toBeDisabled();
  expect(screen.getByRole('link', { name: tea.name })).toHaveAttribute('href');
});
