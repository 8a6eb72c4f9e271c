import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LinkNavigation } from '@/components/layout/link-navigation';
import { AppLink } from '@/components/ui/app-link';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

beforeEach(() => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/sub';
  mockRouter.push.mockReset();
  render(
    <>
      <LinkNavigation />
      <AppLink href="/Contact">
        <b>Contact</b>
      </AppLink>
      <AppLink href="#terms">Terms</AppLink>
      <AppLink href="/Cart" onClick={() => undefined}>
        Cart
      </AppLink>
      <a href="https://feed.example/">Feed</a>
    </>,
  );
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

/** Returns whether the press was taken from the browser. Cancels it afterwards, because jsdom cannot navigate. */
function press(name: string, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(screen.getByText(name), init);
  let isTaken = false;
  window.addEventListener(
    'click',
    (last) => {
      isTaken = last.defaultPrevented;
      last.preventDefault();
    },
    { once: true },
  );
  fireEvent(screen.getByText(name), event);
  return isTaken;
}

test('F-91 a press opens a page link through the router, with the base path', () => {
  expect(press('Contact')).toBe(true);
  expect(press('Terms')).toBe(true);
  expect(mockRouter.push.mock.calls).toEqual([['http://localhost/sub/Contact'], ['http://localhost/#terms']]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'F-91 a press with %o is left to the browser',
  (init) => {
    expect(press('Contact', init)).toBe(false);
    expect(mockRouter.push).not.toHaveBeenCalled();
  },
);

test('F-91 a press on another link, or one that was cancelled, is not routed', () => {
  expect(press('Feed')).toBe(false);
  screen.getByText('Cart').addEventListener('click', (event) => event.preventDefault());
  press('Cart');
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test('F-89 only the link that was pressed last is marked while its page loads', async () => {
  let finish = () => {};
  mockRouter.push.mockImplementation(() => {});
  expect(screen.getByText('Cart')).not.toHaveAttribute('data-pending');
  mockRouter.push.mockReturnValue(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  press('Contact');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('data-pending');
  press('Cart');
  expect(screen.getByRole('link', { name: 'Contact' })).not.toHaveAttribute('data-pending');
  expect(screen.getByText('Cart')).toHaveAttribute('data-pending');
  await act(async () => finish());
  expect(screen.getByText('Cart')).not.toHaveAttribute('data-pending');
});
