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

const session = '{"name":"Dara","email":"dara@example.com"}';

beforeEach(() => localStorage.clear());

test('A-58 logging out ends the session, says so and takes the focus', async () => {
  localStorage.setItem('User', session);
  render(page);
  const line = screen.getByRole('status');
  expect(line).toHaveTextContent('You are logged in as DaraLog out on this device');
  await userEvent.click(screen.getByRole('button', { name: 'Log out on this device' }));
  expect(localStorage.getItem('User')).toBeNull();
  expect(line).toHaveTextContent(/^You are logged out on this device\.$/);
  expect(line).toHaveFocus();
});

test('A-58 F-46 with nobody logged in, here or in another tab, the line is the intro of the page', () => {
  expect(renderToString(page)).toContain('Log in to your account.');
  localStorage.setItem('User', session);
  render(page);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByRole('status')).toHaveTextContent(/^Log in to your account\.$/);
});

test.each([
  ['the name as text', '<b>Dara</b>', /You are logged in as <b>Dara<\/b>/],
  ['the email where the name is blank', ' ', /You are logged in as dara@example\.com/],
])('F-40 A-58 the line shows %s', (_, name, text) => {
  localStorage.setItem('User', JSON.stringify({ name, email: 'dara@example.com' }));
  render(page);
  expect(screen.getByText(text)).toBeInTheDocument();
});
