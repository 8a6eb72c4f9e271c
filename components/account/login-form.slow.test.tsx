import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountProvider } from '@/components/account/account-provider';
import { LoginForm } from '@/components/account/login-form';
import { NoticeRegion } from '@/components/notices/notice-region';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('@/lib/password-hash', () => jest.requireActual('@/lib/password-fixture'));

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push }),
}));

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <AccountProvider>
      <LoginForm />
      <NoticeRegion />
    </AccountProvider>
  </StoreProvider>
);

const field = (label: string) => screen.getByLabelText(label);

async function logIn(email: string, password: string): Promise<void> {
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), password);
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
}

beforeEach(() => {
  push.mockClear();
  localStorage.clear();
  localStorage.setItem('RegisteredUser', '{"name":"Dara","email":"dara@example.com","password":"Abcdef1#"}');
});

test('A-66 A-41 every field has a name, and the form submits by POST, so that no value enters the url', () => {
  const { container } = render(page);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  const names = [...container.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(['email', 'password']);
});

test('LOG-04 F-38 success shows an alert, stores the session and opens the dashboard', async () => {
  render(page);
  await logIn(' dara@example.com ', 'Abcdef1#');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login successful!$/);
  expect(push.mock.calls).toEqual([['/UserDashBoard']]);
  expect(JSON.parse(localStorage.getItem('User') ?? '')).toEqual({ name: 'Dara', email: 'dara@example.com' });
});

test('LOG-02 F-105 a refused login shows its error at both fields, stores no session and stays on the page', async () => {
  render(page);
  await logIn('Dara@example.com', 'Abcdef1#');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid email or password$/);
  expect(field('Email')).toHaveAccessibleDescription('Invalid email or password');
  expect(field('Password')).toHaveAccessibleDescription('Invalid email or password');
  expect(localStorage.getItem('User')).toBeNull();
  expect(push).not.toHaveBeenCalled();
});

test('LOG-05 each submit clears the error, which returns only if that submit fails too', async () => {
  render(page);
  await logIn('dara@example.com', 'wrong');
  await screen.findByRole('alert');
  // The button may be enabled a moment after the error shows.
  const button = await screen.findByRole('button', { name: 'Log in' });
  fireEvent.click(button);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button).toHaveTextContent('One moment');
  await screen.findByText('Invalid email or password');

  // Typing would clear the error before the submit, so the value is set without an input event.
  Reflect.set(field('Password'), 'value', 'Abcdef1#');
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByText('Login successful!');
  expect(screen.queryByText('Invalid email or password')).not.toBeInTheDocument();
});
