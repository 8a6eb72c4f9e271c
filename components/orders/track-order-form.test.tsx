import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrackOrderForm } from '@/components/orders/track-order-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
beforeEach(() => push.mockClear());

const id = () => screen.getByRole('textbox', { name: 'Order ID' });
const email = () => screen.getByRole('textbox', { name: 'Billing email' });
const track = () => screen.getByRole('button', { name: 'Track' });

test('TRK-01 order ID and billing email are both required', () => {
  render(<TrackOrderForm detail="/TrackOrder/Detail" />);
  expect(id()).toBeRequired();
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
});

test('TRK-02 any values lead to the detail page, none of them in its address', async () => {
  const user = userEvent.setup();
  render(<TrackOrderForm detail="/TrackOrder/Detail" />);
  await user.type(id(), '?');
  await user.type(email(), 'not an address');
  await user.click(track());
  expect(push.mock.calls).toEqual([['/TrackOrder/Detail']]);
});

test('TRK-02 an empty field goes nowhere', async () => {
  const user = userEvent.setup();
  render(<TrackOrderForm detail="/TrackOrder/Detail" />);
  await user.type(id(), 'MN-1');
  await user.click(track());
  expect(push).not.toHaveBeenCalled();
});

test('TRK-03 within the account it leads to the detail page of the account', async () => {
  const user = userEvent.setup();
  render(<TrackOrderForm detail="/UserDashboard/TrackOrder/Detail" />);
  await user.type(id(), 'MN-1');
  await user.type(email(), 'a@example.com{enter}');
  expect(push.mock.calls).toEqual([['/UserDashboard/TrackOrder/Detail']]);
});
