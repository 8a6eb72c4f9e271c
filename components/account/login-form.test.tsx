import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    <LoginForm />
    <NoticeRegion />
  </StoreProvider>
);

const field = (label: string) => screen.getByLabelText(label);

async function logIn(email: string, password: string): Promise<void> {
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), email);
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), password);
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
}

beforeEach(() => {
  push.mockClear();
  localStorage.clear();
  localStorage.setItem('RegisteredUser', '{"name":"Dara","email":"dara@example.com","password":"Abcdef1#"}');
});

test('LOG-01 email and password, both required, and the ways to register and to reset (A-55)', () => {
  const { container } = render(page);
  expect(field('Email')).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Password')).toBeRequired();
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(container.querySelectorAll('input')).toHaveLength(2);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['No account yet? Register', '/Register'],
    ['Forgot your password?', '/ResetPassword'],
  ]);
});

test('A-66 A-41 every field has a name, and the form puts none into an address', () => {
  const { container } = render(page);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  const names = [...container.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(['email', 'password']);
});

test.each([
  ['a wrong password', 'dara@example.com', 'Abcdef1$'],
  ['a wrong email', 'sok@example.com', 'Abcdef1#'],
  ['an email in other letters', 'Dara@example.com', 'Abcdef1#'],
])(
  'LOG-02 F-105 %s is answered beside the fields, without session or redirect',
  async (_name, email, password) => {
    render(page);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await logIn(email, password);
    const answer = await screen.findByRole('alert');
    expect(answer).toHaveTextContent(/^Invalid email or password$/);
    expect(answer).toHaveClass('text-seal');
    expect(field('Email')).toHaveAccessibleDescription('Invalid email or password');
    expect(field('Password')).toHaveAccessibleDescription('Invalid email or password');
    expect(localStorage.getItem('User')).toBeNull();
    expect(push).not.toHaveBeenCalled();
  },
);

test.each([null, '{oops', '[]', '{"name":"Dara","email":"dara@example.com"}'])(
  'LOG-02 F-37 F-105 with %s stored there is no account, and the answer is the same',
  async (stored) => {
    if (stored === null) localStorage.removeItem('RegisteredUser');
    else localStorage.setItem('RegisteredUser', stored);
    render(page);
    await logIn('dara@example.com', 'Abcdef1#');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid email or password$/);
  },
);

test('LOG-04 F-38 success: the alert, the session, the way to the dashboard', async () => {
  render(page);
  await logIn(' dara@example.com ', 'Abcdef1#');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login successful!$/);
  expect(push.mock.calls).toEqual([['/UserDashBoard']]);
  expect(JSON.parse(localStorage.getItem('User') ?? '')).toEqual({ name: 'Dara', email: 'dara@example.com' });
});

test.each(['Email', 'Password'])('LOG-05 the answer goes when %s is edited', async (label) => {
  render(page);
  await logIn('dara@example.com', 'wrong');
  await screen.findByRole('alert');
  await userEvent.type(field(label), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Password')).not.toHaveAccessibleDescription();
});

test('LOG-05 the answer goes at the next try, and comes again only if that fails too', async () => {
  render(page);
  await logIn('dara@example.com', 'wrong');
  await screen.findByRole('alert');
  // The answer may come a moment before the button has its own words again.
  const button = await screen.findByRole('button', { name: 'Log in' });
  fireEvent.click(button);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button).toHaveTextContent('One moment');
  await screen.findByText('Invalid email or password');

  Reflect.set(field('Password'), 'value', 'Abcdef1#');
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByText('Login successful!');
  expect(screen.queryByText('Invalid email or password')).not.toBeInTheDocument();
});

test('F-40 F-103 a tampered account logs in as the text it is', async () => {
  localStorage.setItem(
    'RegisteredUser',
    '{"name":"\\"><svg onload=alert(1)>","email":"dara@example.com","password":"Abcdef1#"}',
  );
  const { container } = render(page);
  await logIn('dara@example.com', 'Abcdef1#');
  await screen.findByText('Login successful!');
  expect(container.querySelector('[onload]')).toBeNull();
});
