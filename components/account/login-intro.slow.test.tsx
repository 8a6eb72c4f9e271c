import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AccountProvider } from '@/components/account/account-provider';
import { LoginIntro } from '@/components/account/login-intro';
import { StoreProvider } from '@/lib/stores/store-provider';

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <AccountProvider>
      <LoginIntro>Log in to your account.</LoginIntro>
    </AccountProvider>
  </StoreProvider>
);

const session = '{"name":"Dara","email":"dara@example.com"}';

beforeEach(() => localStorage.clear());

test('A-58 logging out removes the session and focuses the message that says so', async () => {
  localStorage.setItem('User', session);
  render(page);
  const intro = screen.getByRole('status');
  expect(intro).toHaveTextContent('You are logged in as DaraLog out on this device');
  await userEvent.click(screen.getByRole('button', { name: 'Log out on this device' }));
  expect(localStorage.getItem('User')).toBeNull();
  expect(intro).toHaveTextContent(/^You are logged out on this device\.$/);
  expect(intro).toHaveFocus();
});

test('A-58 F-46 without a session the intro text shows, also after a logout in another tab', () => {
  expect(renderToString(page)).toContain('Log in to your account.');
  localStorage.setItem('User', session);
  render(page);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByRole('status')).toHaveTextContent(/^Log in to your account\.$/);
});

test.each([
  ['the name as text', '<b>Dara</b>', /You are logged in as <b>Dara<\/b>/],
  ['the email if the name is blank', ' ', /You are logged in as dara@example\.com/],
])('F-40 A-58 the intro shows %s', (_, name, text) => {
  localStorage.setItem('User', JSON.stringify({ name, email: 'dara@example.com' }));
  render(page);
  expect(screen.getByText(text)).toBeInTheDocument();
});
