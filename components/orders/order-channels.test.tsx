import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderChannels } from '@/components/orders/order-channels';
import { emptyDraft } from '@/lib/domain/checkout';
import type { OrderRequest } from '@/lib/domain/order-request';
import { OrderRequestProvider } from '@/lib/stores/order-request-store';

const request: OrderRequest = {
  reference: '261122-K7QF',
  madeAt: 1_795_338_000_000,
  lines: [{ id: 2, name: 'Uji Matcha Powder', qty: 2, unitCents: 2565 }],
  draft: emptyDraft,
  sentBy: [],
};
const nobody = { whatsapp: '', telegram: '', email: '' };

function show(context: 'payment' | 'cart' = 'payment', merchant = nobody) {
  return render(
    <OrderRequestProvider>
      <OrderChannels request={request} merchant={merchant} context={context} />
    </OrderRequestProvider>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const stored = () => JSON.parse(localStorage.getItem('OrderRequests') ?? '[]');
/** An app or another page comes before this one. */
function leave(): void {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  state.mockRestore();
}
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  localStorage.clear();
  // jsdom goes nowhere, and complains.
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  Reflect.deleteProperty(navigator, 'share');
});

test('A-70 the ways are links that tell nothing of us, and nothing is kept before one is pressed', () => {
  show();
  for (const name of ['WhatsApp', 'Telegram', 'Email'])
    expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link('WhatsApp')).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=Minato%20/),
  );
  expect(link('Telegram')).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/t\.me\/share\/url\?url=/),
  );
  expect(link('Email')).toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=Minato%20order/));
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByText(/Your app will ask who to send the message to\./)).toBeInTheDocument();
  expect(localStorage.getItem('OrderRequests')).toBeNull();
});

test('A-70 A-71 without a network it says what works meanwhile, and only then', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByText(/^You're offline\./)).toBeVisible();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You're offline\./)).not.toBeInTheDocument();
});

test('A-70 with the merchant’s accounts the apps open there, and need not ask', () => {
  show('payment', { whatsapp: '85500000000', telegram: 'minato', email: 'a@minato.example' });
  expect(link('WhatsApp')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/85500000000\?/));
  expect(screen.queryByText(/The app asks/)).not.toBeInTheDocument();
});

test('A-70 pressed, it says what is known and no more, and keeps the request', async () => {
  show();
  await userEvent.click(link('WhatsApp'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  leave();
  expect(screen.getByRole('status')).toHaveTextContent(
    "Opened in WhatsApp. Press Send there; we can't see whether it was sent.",
  );
  expect(within(screen.getByRole('status')).getByRole('link')).toHaveAttribute(
    'href',
    '/UserDashboard#order-requests',
  );
  expect(stored()).toMatchObject([{ reference: '261122-K7QF', sentBy: ['whatsapp'] }]);
});

test('A-70 the device’s share sheet stands there where there is one; dismissed, nothing is kept', async () => {
  const share = jest
    .fn()
    .mockRejectedValueOnce(new DOMException('no', 'AbortError'))
    .mockResolvedValue(undefined);
  define(navigator, 'share', share);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(stored()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenLastCalledWith({
    title: 'Minato order request 261122-K7QF',
    text: expect.stringContaining('2 × Uji Matcha Powder at $25.65: $51.30'),
  });
  expect(stored()).toMatchObject([{ sentBy: ['share'] }]);
});

test('A-70 printed, the message is alone on paper until the browser is done', async () => {
  const print = jest.fn(() => {
    expect(document.querySelector('[data-sheet]')).toHaveTextContent('261122-K7QF');
    window.dispatchEvent(new Event('beforeprint'));
  });
  define(window, 'print', print);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Ready to print.');
  expect(stored()).toMatchObject([{ sentBy: ['print'] }]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-sheet]')).toBeNull();
});

test('A-70 what the shop would have to ask for is told, with the way to add it', () => {
  show();
  expect(
    screen.getByText(/Still missing: your name, a phone number or email and a delivery address\./),
  ).toBeInTheDocument();
  expect(link('Add it on the cart page')).toHaveAttribute('href', '/Cart');
});

test('F-31 A-70 without storage it is told that the list does not last', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await userEvent.click(link('Telegram'));
  leave();
  expect(screen.getByRole('status')).toHaveTextContent('Opened in Telegram.');
  expect(screen.getByRole('status')).toHaveTextContent('The list will last until you close this page.');
});
