import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderRequests } from '@/components/orders/order-requests';
import { emptyDraft } from '@/lib/domain/checkout';

const draft = {
  ...emptyDraft,
  method: 'cod',
  billing: { ...emptyDraft.billing, firstName: 'Sok', phone: '012', street: '12 Street 240' },
};
const newerRequest = {
  reference: '261122-K7QF',
  madeAt: Date.UTC(2026, 10, 22, 9),
  lines: [
    { id: 2, name: 'Uji Matcha Powder', qty: 2, unitCents: 2565 },
    { id: 4, name: 'Shrimp Crackers', qty: 1, unitCents: 450 },
  ],
  draft,
  sentBy: ['whatsapp'],
};
const olderRequest = { ...newerRequest, reference: '261120-AAAA', sentBy: ['copy', 'email'] };

function open(requests: unknown) {
  localStorage.setItem('OrderRequests', JSON.stringify(requests));
  render(
    <main>
      <h1 tabIndex={-1}>My Account</h1>
      <OrderRequests merchant={{ whatsapp: '', telegram: '', email: '' }} />
    </main>,
  );
}
const cardHeadings = () =>
  within(screen.getByRole('list', { name: 'Your Order Requests' })).getAllByRole('heading');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

test('A-70 each request shows its day, channels, lines and total, and a link to order it again', () => {
  open([newerRequest, olderRequest]);
  expect(cardHeadings().map(({ textContent }) => textContent)).toEqual(['261122-K7QF', '261120-AAAA']);
  const [card] = screen.getAllByRole('listitem');
  expect(card).toHaveTextContent('22 November 2026 · Opened in WhatsApp');
  expect(card).toHaveTextContent('2 × Uji Matcha Powder');
  expect(card).toHaveTextContent('$58.59');
  expect(screen.getByText(/20 November 2026 · Copied · Opened in your email app/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Order again: 261122-K7QF' })).toHaveAttribute(
    'href',
    '/Cart?items=2.2-4.1',
  );
});

test('A-70 Send again offers the same message, and adds the channel to the request', async () => {
  open([olderRequest, newerRequest]);
  await userEvent.click(button('Send again: 261122-K7QF'));
  const dialog = screen.getByRole('dialog', { name: 'Send this order to the shop' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(
    /^Minato order request 261122-K7QF\n\n2 × Uji Matcha Powder at \$25\.65: \$51\.30\n1 × /,
  );
  expect(text).toContain('From and ship to:\nSok\n12 Street 240\n012');
  expect(text).toMatch(/This cart: http:\/\/localhost\/Cart\?items=2\.2-4\.1$/);
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'Copied. Now paste it into a message to the shop.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('22 November 2026 · Opened in WhatsApp · Copied')).toBeInTheDocument();
  expect(cardHeadings()[0]).toHaveTextContent('261122-K7QF');
});

test('A-70 F-127 removing a request moves focus to the next one, and removing the last one to the page heading', async () => {
  open([newerRequest, olderRequest]);
  await userEvent.click(button('Remove: 261122-K7QF'));
  expect(cardHeadings()).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus();
  await userEvent.click(button('Remove: 261120-AAAA'));
  expect(screen.getByText(/^None yet\./)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'My Account' })).toHaveFocus();
  await waitFor(() => expect(localStorage.getItem('OrderRequests')).toBe('[]'));
});

test('STORE-07 A-70 a stored list that cannot be read shows as empty', () => {
  open({ state: { lines: [{ reference: '<script>' }, 7, null] } });
  expect(screen.getByText(/^None yet\./)).toBeInTheDocument();
});
