import { render, screen } from '@testing-library/react';
import { WaysToBuy } from '@/components/cart/ways-to-buy';
import { waysMessages } from '@/messages/ways';

test('the sample says how to pay, order and return', () => {
  render(<WaysToBuy />);
  expect(screen.getByRole('list', { name: 'How to pay and receive' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cash on delivery',
    'Collect and pay',
    'Order by Telegram or WhatsApp',
    'Returns within 7 days, sealed',
  ]);
});

test('one app and one day are named in the singular', () => {
  expect(waysMessages.order(['whatsapp'])).toBe('Order by WhatsApp');
  expect(waysMessages.returns(1, false)).toBe('Returns within 1 day');
});
