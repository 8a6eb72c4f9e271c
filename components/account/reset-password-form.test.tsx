import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { StoreProvider } from '@/lib/stores/store-provider';

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <ResetPasswordForm />
  </StoreProvider>
);

test('RST-01 one email field, required, and one submit', () => {
  const { container } = render(page);
  const fields = container.querySelectorAll('input, select, textarea');
  expect(fields).toHaveLength(1);
  expect(screen.getByLabelText('Email')).toBe(fields[0]);
  expect(fields[0]).toHaveAttribute('type', 'email');
  expect(fields[0]).toBeRequired();
  expect(fields[0]).toHaveAttribute('name', 'email');
  expect(container.querySelectorAll('form')).toHaveLength(1);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('RST-02 the answer is polite and honest; no request is made and no account changes (A-57)', async () => {
  const account = '{"name":"Dara","email":"dara@example.com","password":"Abcdef1#"}';
  localStorage.setItem('RegisteredUser', account);
  const fetched = jest.fn();
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  render(page);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByLabelText('Email'), 'dara@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  const answer = await screen.findByText('Accounts are kept on this device only; no email is sent.');
  expect(answer).toBe(screen.getByRole('status'));
  expect(fetched).not.toHaveBeenCalled();
  expect(Object.entries(localStorage)).toEqual([['RegisteredUser', account]]);
  expect(screen.getByLabelText('Email')).toHaveValue('dara@example.com');
});

test('RST-01 without a valid email there is no answer', async () => {
  render(page);
  await userEvent.type(screen.getByLabelText('Email'), 'dara');
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
