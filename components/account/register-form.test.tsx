import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RegisterForm } from '@/components/account/register-form';
import { NoticeRegion } from '@/components/notices/notice-region';
import { useNotices } from '@/lib/stores/notice-store';
import { StoreProvider } from '@/lib/stores/store-provider';

// Hashing takes its time, more so on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push }),
}));

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <RegisterForm />
    <NoticeRegion />
    <Facts />
  </StoreProvider>
);

/** What every shown notice asks for beside its text. */
function Facts() {
  const notices = useNotices((state) => state.notices);
  return (
    <output aria-label="facts">
      {notices.map(({ tone, durationMs }) => `${tone} ${durationMs}`).join()}
    </output>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Register' });

async function fill(password: string, confirmation: string): Promise<void> {
  await userEvent.type(field('Name'), 'Dara');
  await userEvent.type(field('Email'), 'dara@example.com');
  await userEvent.type(field('Password'), password);
  await userEvent.type(field('Confirm password'), confirmation);
}

const rules = [
  '8 Characters',
  '1 Special Character (Example: # $ @ & ?)',
  '1 Uppercase and 1 Lowercase',
  '1 Numberical Digit',
];

/** The rules of the list that are marked as kept. */
function kept(): string[] {
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => rules.find((rule) => within(item).queryByText(rule)))).toEqual(rules);
  return rules.filter((_rule, index) => items[index]?.textContent.endsWith('done'));
}

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
});
afterEach(() => jest.useRealTimers());

test('REG-01 REG-02 four fields, all required, with the right types and tokens', () => {
  render(page);
  const attributes = ['Name', 'Email', 'Password', 'Confirm password'].map((label) => {
    const input = field(label);
    expect(input).toBeRequired();
    return [input.getAttribute('type'), input.getAttribute('autocomplete')];
  });
  expect(attributes).toEqual([
    ['text', 'name'],
    ['email', 'email'],
    ['password', 'new-password'],
    ['password', 'new-password'],
  ]);
});

test('REG-01 a name of blanks alone, or an email that is none, stops the browser', async () => {
  render(page);
  await userEvent.type(field('Name'), '   ');
  await userEvent.type(field('Email'), 'dara');
  expect(field('Name')).toBeInvalid();
  expect(field('Email')).toBeInvalid();
  await userEvent.type(field('Name'), 'ដារ៉ា');
  expect(field('Name')).toBeValid();
});

test('A-66 A-41 every field has a name, and the form puts none into an address', () => {
  const { container } = render(page);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  const names = [...container.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(['name', 'email', 'password', 'confirm-password']);
});

const letters = '1 Uppercase and 1 Lowercase';
const digit = '1 Numberical Digit';

test.each([
  ['a', []],
  ['aB', [letters]],
  ['aB1', [letters, digit]],
  ['aB1%!*', [letters, digit]],
  ['aB1%!*xx', ['8 Characters', letters, digit]],
  ['aB1%!*xx?', rules],
  ['aB1%!*xx?{Backspace}', ['8 Characters', letters, digit]],
  ['aB1{Backspace}{Backspace}', []],
  ['#', ['1 Special Character (Example: # $ @ & ?)']],
])('REG-04 REG-05 after %s each item of the list tells of its own rule', async (keys, expected) => {
  render(page);
  expect(kept()).toEqual([]);
  await userEvent.type(field('Password'), keys);
  expect(kept()).toEqual(expected);
});

test.each(['input', 'change', 'blur'])(
  'F-107 what is filled in without keys counts, at its %s event',
  (name) => {
    render(page);
    const password = field('Password');
    // Set as a script does, so that React itself notices nothing.
    Reflect.set(password, 'value', 'Abcdef1#');
    act(() => void password.dispatchEvent(new Event(name, { bubbles: true })));
    expect(kept()).toEqual(rules);
  },
);

test('A-66 what is typed before React is there is kept and counts', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const password = within(root).getByLabelText('Password');
  expect(within(root).getByRole('button', { name: 'Register' })).toBeDisabled();
  Reflect.set(password, 'value', 'Abcdef1#');

  render(page, { container: root, hydrate: true });
  expect(password).toHaveValue('Abcdef1#');
  expect(within(root).getByRole('button', { name: 'Register' })).toBeEnabled();
  expect(kept()).toEqual(rules);
});

test.each([
  ['REG-06 F-99 two different passwords', 'Abcdef1#', 'Abcdef1$', 'Password not match'],
  ['REG-08 F-99 two different weak passwords', 'weak', 'Weak', 'Password not match'],
  ['REG-07 F-99 two equal weak passwords', 'Abcdefg1!', 'Abcdefg1!', 'Password not match condition'],
])('%s: a red notice for 2.5 s, nothing stored', async (_name, password, confirmation, text) => {
  render(page);
  await fill(password, confirmation);
  jest.useFakeTimers();
  await act(async () => fireEvent.click(submit()));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([text]);
  expect(screen.getByLabelText('facts')).toHaveTextContent('error 2500');
  act(() => jest.advanceTimersByTime(2499));
  expect(screen.getByText(text)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  expect(push).not.toHaveBeenCalled();
  expect(field('Name')).toHaveValue('Dara');
});

test('REG-09 REG-10 the alert, the way to the login page, account and session stored', async () => {
  render(page);
  await fill('Abcdef1#', 'Abcdef1#');
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Registration successful!$/);
  expect(screen.getByLabelText('facts')).toHaveTextContent('plain 2500');
  expect(push.mock.calls).toEqual([['/Login']]);
  expect(JSON.parse(localStorage.getItem('User') ?? '')).toEqual({ name: 'Dara', email: 'dara@example.com' });
  const account = JSON.parse(localStorage.getItem('RegisteredUser') ?? '');
  expect(account).toMatchObject({ name: 'Dara', email: 'dara@example.com' });
  expect(account.password).toMatch(/^\$pbkdf2-sha256\$i=600000\$/);
});

test('REG-09 while the hash is made the button says so, and a second submit does nothing', async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  render(page);
  await fill('Abcdef1#', 'Abcdef1#');
  const button = submit();
  fireEvent.click(button);
  expect(button).toHaveTextContent('One moment');
  expect(button).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(button);
  await screen.findByText('Registration successful!');
  expect(derive).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledTimes(1);
});

test('F-88 where the hash cannot be made, that is said and the form is kept', async () => {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('gone'));
  render(page);
  await fill('Abcdef1#', 'Abcdef1#');
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent("That didn't work. Please try again.");
  expect(push).not.toHaveBeenCalled();
  expect(field('Password')).toHaveValue('Abcdef1#');
  expect(submit()).toBeEnabled();
  expect(localStorage).toHaveLength(0);
});

test('A-55 a link leads to the login page', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Already have an account? Log in' })).toHaveAttribute(
    'href',
    '/Login',
  );
});

test('F-111 a password can be shown and hidden, and pasted', async () => {
  render(page);
  await userEvent.click(field('Password'));
  await userEvent.paste('Abcdef1#');
  expect(kept()).toEqual(rules);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Confirm password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Password')).toHaveValue('Abcdef1#');
});
