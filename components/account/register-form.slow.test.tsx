import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AccountProvider } from '@/components/account/account-provider';
import { RegisterForm } from '@/components/account/register-form';
import { NoticeRegion } from '@/components/notices/notice-region';
import { StoreProvider } from '@/lib/stores/store-provider';

// Hashing a password is slow, above all on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push }),
}));

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <AccountProvider>
      <RegisterForm />
      <NoticeRegion />
    </AccountProvider>
  </StoreProvider>
);

const field = (label: string) => screen.getByLabelText(label);
const submitButton = () => screen.getByRole('button', { name: 'Register' });

async function fillForm(password: string, confirmation: string): Promise<void> {
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

function doneRules(): string[] {
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => rules.find((rule) => within(item).queryByText(rule)))).toEqual(rules);
  return rules.filter((_rule, index) => items[index]?.textContent.endsWith('done'));
}

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
});

test('A-66 A-41 every field has a name, and the form submits by POST, so that no value enters the url', () => {
  const { container } = render(page);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  const names = [...container.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(['name', 'email', 'password', 'confirm-password']);
});

test.each(['input', 'change', 'blur'])(
  'F-107 a password set by a script is checked at the %s event',
  (eventName) => {
    render(page);
    const password = field('Password');
    // React records a value that a script sets, so it fires no onChange for the event below.
    Reflect.set(password, 'value', 'Abcdef1#');
    act(() => void password.dispatchEvent(new Event(eventName, { bubbles: true })));
    expect(doneRules()).toEqual(rules);
  },
);

test('A-66 a password typed before hydration is kept and checked', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const password = within(root).getByLabelText('Password');
  expect(within(root).getByRole('button', { name: 'Register' })).toBeDisabled();
  Reflect.set(password, 'value', 'Abcdef1#');

  render(page, { container: root, hydrate: true });
  expect(password).toHaveValue('Abcdef1#');
  expect(within(root).getByRole('button', { name: 'Register' })).toBeEnabled();
  expect(doneRules()).toEqual(rules);
});

test('REG-09 REG-10 while the password is hashed the button is busy, and a second submit does nothing', async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  render(page);
  await fillForm('Abcdef1#', 'Abcdef1#');
  const button = submitButton();
  fireEvent.click(button);
  expect(button).toHaveTextContent('One moment');
  expect(button).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(button);
  await screen.findByText('Registration successful!');
  expect(derive).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledTimes(1);
});

test('F-88 a failure to hash the password is reported, and the form keeps its text', async () => {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('gone'));
  render(page);
  await fillForm('Abcdef1#', 'Abcdef1#');
  await userEvent.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent("That didn't work. Please try again.");
  expect(push).not.toHaveBeenCalled();
  expect(field('Password')).toHaveValue('Abcdef1#');
  expect(submitButton()).toBeEnabled();
  expect(localStorage).toHaveLength(0);
});

test('F-111 a password can be shown and hidden, and pasted', async () => {
  render(page);
  await userEvent.click(field('Password'));
  await userEvent.paste('Abcdef1#');
  expect(doneRules()).toEqual(rules);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Confirm password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Password')).toHaveValue('Abcdef1#');
});
