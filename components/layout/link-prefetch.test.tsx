import { fireEvent, render, screen } from '@testing-library/react';
import { LinkPrefetch } from '@/components/layout/link-prefetch';
import { AppLink } from '@/components/ui/app-link';

const fetchMock = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));

const links = (
  <>
    <AppLink href="/Contact">
      <b>Contact</b>
    </AppLink>
    <AppLink href="#terms">Terms</AppLink>
    <AppLink href="/Cart">Cart</AppLink>
    <AppLink href="/Wishlist">Wishlist</AppLink>
  </>
);

beforeEach(() => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/sub';
  fetchMock.mockClear();
  window.fetch = fetchMock;
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

test('F-91 hover and focus prefetch the page of a link, but not the page that is open', () => {
  render(
    <>
      {links}
      <LinkPrefetch />
    </>,
  );
  fireEvent.pointerOver(screen.getByText('Contact'));
  fireEvent.focusIn(screen.getByText('Cart'));
  fireEvent.pointerOver(screen.getByText('Terms'));
  fireEvent.pointerOver(document.body);
  expect(fetchMock.mock.calls).toEqual([
    ['/sub/Contact.txt', { priority: 'low' }],
    ['/sub/Cart.txt', { priority: 'low' }],
  ]);
});

test('F-91 the page of a link that has the focus already is prefetched at once', () => {
  render(links);
  screen.getByText('Wishlist').focus();
  render(<LinkPrefetch />);
  expect(fetchMock.mock.calls).toEqual([['/sub/Wishlist.txt', { priority: 'low' }]]);
});
