import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NoticeRegion } from '@/components/notices/notice-region';
import { ProductCard } from '@/components/product/product-card';
import type { CardProduct } from '@/lib/domain/product';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

const tea = { ...oats, id: 8, name: 'Plain Tea', discount: 0, stock: 2 };
const cartButton = () => screen.getByRole('button', { name: `Add to cart: ${tea.name}` });
const wishlistButton = () => screen.getByRole('button', { name: `Add to wishlist: ${tea.name}` });

function shop(product: CardProduct) {
  return (
    <StoreProvider catalogueUrl="/catalogue.json">
      <ProductCard product={product} />
      <NoticeRegion />
    </StoreProvider>
  );
}

function readStored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

beforeEach(() => localStorage.clear());

test('A-73 a card shows the marked search matches of its name, in stock or not', () => {
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

test('CARD-07 Add to cart on an out-of-stock product shows the stock notice and adds nothing', async () => {
  render(shop({ ...tea, stock: 0 }));
  await userEvent.click(cartButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Adding quantity greater than stock');
  expect(readStored('Cart')).toBeNull();
});

test('CARD-08 CARD-09 Add to wishlist fills the heart and adds the product once, and then alerts', async () => {
  render(shop(tea));
  const heart = () => wishlistButton().querySelector('svg');
  expect(wishlistButton()).toHaveAttribute('aria-pressed', 'false');
  expect(heart()).not.toHaveClass('fill-current');
  await userEvent.click(wishlistButton());
  expect(wishlistButton()).toHaveAttribute('aria-pressed', 'true');
  expect(heart()).toHaveClass('fill-current');
  expect(screen.getByText('added to your wishlist')).toBeInTheDocument();
  await userEvent.click(wishlistButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Product already in wishlist');
  expect(readStored('wishlist')).toHaveLength(1);
});

test('a card loads the photo of the product served only when a mouse is over it, and shows it once loaded', async () => {
  const served = '/images/08-served-1a2b3c4d-800.avif';
  const { container } = render(shop({ ...tea, served }));
  const image = () => container.querySelector(`img[src="${served}"]`);
  const card = screen.getByRole('article');
  await userEvent.pointer({ keys: '[TouchA]', target: card });
  expect(image()).toBeNull();
  await userEvent.hover(card);
  await waitFor(() => expect(image()).toHaveAttribute('loading', 'lazy'));
  expect(image()).not.toHaveClass('group-hover:opacity-100');
  fireEvent.load(image() ?? card);
  expect(image()).toHaveClass('opacity-0', 'group-hover:opacity-100', 'motion-reduce:hidden');
});

test('A-66 in the exported HTML the buttons are disabled and the name is a link', () => {
  document.body.innerHTML = renderToString(shop(tea));
  expect(cartButton()).toBeDisabled();
  expect(wishlistButton()).toBeDisabled();
  expect(screen.getByRole('link', { name: tea.name })).toHaveAttribute('href');
});
