import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SignedInLine } from '@/components/account/signed-in-line';
import { StoreProvider } from '@/lib/stores/store-provider';

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <SignedInLine>Log in to your account.</SignedInLine>
  </StoreProvider>
);

const account = '{"name":"Dara","email":"dara@example.com","password":"x"}';
const session = '{"name":"Dara","email":"dara@example.com"}';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('RegisteredUser', account);
});

test('SES-01 logging out clears the session, keeps the account, and says so (A-58)', async () => {
  localStorage.setItem('User', session);
  render(page);
  const line = screen.getByRole('status');
  expect(line).toHaveTextContent('You are logged in as DaraLog out on this device');
  await userEvent.click(screen.getByRole('button', { name: 'Log out on this device' }));
  expect(localStorage.getItem('User')).toBeNull();
  expect(localStorage.getItem('RegisteredUser')).toBe(account);
  expect(line).toHaveTextContent(/^You are logged out on this device\.$/);
  expect(line).toHaveFocus();
});

test('A-58 a way on to the dashboard stands beside it', () => {
  localStorage.setItem('User', session);
  render(page);
  expect(screen.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/UserDashboard');
});

test('A-58 with nobody logged in the page speaks for itself, in the exported page too', () => {
  expect(renderToString(page)).toContain('Log in to your account.');
  expect(renderToString(page)).not.toContain('logged');
  render(page);
  expect(screen.getByRole('status')).toHaveTextContent(/^Log in to your account\.$/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('F-46 what another tab does shows at once', () => {
  render(page);
  localStorage.setItem('User', session);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'User' })));
  expect(screen.getByRole('status')).toHaveTextContent('You are logged in as Dara');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByRole('status')).toHaveTextContent(/^Log in to your account\.$/);
});

test('F-40 the name is shown as text, and without one the email', () => {
  localStorage.setItem('User', '{"name":"<b>Dara</b>","email":"dara@example.com"}');
  const { unmount } = render(page);
  expect(screen.getByText(/You are logged in as <b>Dara<\/b>/)).toBeInTheDocument();
  unmount();
  localStorage.setItem('User', '{"name":" ","email":"dara@example.com"}');
  render(page);
  expect(screen.getByText(/You are logged in as dara@example\.com/)).toBeInTheDocument();
});
