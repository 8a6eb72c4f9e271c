import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountProvider } from '@/components/account/account-provider';
import { RegisterForm } from '@/components/account/register-form';
import { PendingNotices } from '@/components/layout/pending-notices';
import { NoticeRegion } from '@/components/notices/notice-region';
import { AddToWishlistButton } from '@/components/wishlist/add-to-wishlist-button';
import { oats } from '@/lib/fixtures';
import { useNotices } from '@/lib/stores/notice-store';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: () => undefined }),
}));

const mockFetch = jest.fn();

function Alert() {
  const show = useNotices((state) => state.show);
  const alert = { kind: 'alert', role: 'alert', text: 'Registration successful!', durationMs: 2500 } as const;
  return (
    <button type="button" onClick={() => show(alert)}>
      Alert
    </button>
  );
}

const shop = (
  <StoreProvider catalogueUrl="/catalogue/abc.json">
    <Alert />
    <AddToWishlistButton product={oats} />
    <AccountProvider>
      <RegisterForm />
    </AccountProvider>
    <NoticeRegion />
    <PendingNotices />
  </StoreProvider>
);

const showAlert = async () => userEvent.click(screen.getByRole('button', { name: 'Alert' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockFetch.mockReset();
  Object.defineProperty(window, 'fetch', { value: mockFetch, configurable: true });
});

test('NOTI-07 A-63 a changed cart is announced once, politely, while an alert shows', async () => {
  let respond: (response: unknown) => void = () => {};
  mockFetch.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  localStorage.setItem('Cart', '[{"id":1,"qty":9}]');
  render(shop);
  await showAlert();
  await act(async () => respond({ ok: true, json: async () => [Object.values(oats)] }));
  expect(screen.getByRole('alert')).toHaveTextContent('Registration successful!');
  expect(screen.getByRole('status')).toHaveTextContent(/^Some items in your cart have changed/);
  expect(screen.getAllByText(/^Some items/)).toHaveLength(1);
});

test.each([
  ['A-63 F-4 an unreadable cart', 'Cart', 'cart'],
  ['A-63 F-4 an unreadable wishlist', 'wishlist', 'wishlist'],
])('%s stays in storage as it is, and is announced once, politely', async (_, key, name) => {
  localStorage.setItem(key, '{broken');
  const { unmount } = render(shop);
  await screen.findByText(`We couldn't read the ${name} saved on this device, so your ${name} starts empty.`);
  expect(screen.getByRole('status')).toHaveTextContent(/^We couldn't read/);
  expect(localStorage.getItem(key)).toBe('{broken');
  unmount();
  render(shop);
  await act(() => import('@/components/notices/notice-stack'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('NOTI-07 F-29 a wishlist that cannot be saved is announced once, politely, while an alert shows', async () => {
  render(shop);
  await showAlert();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to wishlist: Oats' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Registration successful!');
  expect(screen.getAllByText(/^Your browser isn't letting us save your wishlist\./)).toHaveLength(1);
});

test('F-29 an account that cannot be saved is announced beside the notice of success', async () => {
  render(shop);
  await userEvent.type(screen.getByLabelText('Name'), 'Dara');
  await userEvent.type(screen.getByLabelText('Email'), 'dara@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1#');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Abcdef1#');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Registration successful!')).toBeInTheDocument();
  expect(screen.getByText(/^Your browser isn't letting us save your account\./)).toBeInTheDocument();
});
