import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderChannels } from '@/components/orders/order-channels';
import { emptyDraft } from '@/lib/domain/checkout';
import type { OrderRequest } from '@/lib/domain/order-request';
import { OrderRequestProvider } from '@/lib/stores/order-request-store';

const request: OrderRequest = {
  reference: '261122-K7QF',
  madeAt: Date.UTC(2026, 10, 22, 9),
  lines: [{ id: 2, name: 'Uji Matcha Powder', qty: 2, unitCents: 2565 }],
  draft: emptyDraft,
  sentBy: [],
};

const noAccounts = { whatsapp: '', telegram: '', email: '', phone: '+855 23 000 000' };

function renderChannels({ notes = '', merchant = noAccounts } = {}) {
  return render(
    <OrderRequestProvider>
      <OrderChannels
        request={{ ...request, draft: { ...emptyDraft, notes } }}
        merchant={merchant}
        context="payment"
      />
    </OrderRequestProvider>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
const outcome = () => screen.getByRole('status');
const storedRequests = () => JSON.parse(localStorage.getItem('OrderRequests') ?? '[]');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
const preventNavigation = (event: Event) => event.preventDefault();
const notAllowedError = new DOMException('no', 'NotAllowedError');

/** Acts as the browser does when an app or another page covers this one. */
function hidePage(): void {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  state.mockRestore();
}

beforeEach(() => {
  localStorage.clear();
  // jsdom cannot navigate, and logs an error if a link is followed.
  document.addEventListener('click', preventNavigation);
});
afterEach(() => {
  document.removeEventListener('click', preventNavigation);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

test('A-70 without accounts of the merchant the links name no recipient, and nothing is stored before a press', () => {
  renderChannels();
  for (const [name, href] of [
    ['WhatsApp', /^https:\/\/wa\.me\/\?text=Minato%20/],
    ['Telegram', /^https:\/\/t\.me\/share\/url\?url=/],
    ['Email', /^mailto:\?subject=Minato%20order/],
  ] as const) {
    expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link(name)).toHaveAttribute('href', expect.stringMatching(href));
  }
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByText(/Your app will ask who to send the message to\./)).toBeInTheDocument();
  expect(screen.getByText('The shop is at +855 23 000 000.')).toBeInTheDocument();
  expect(localStorage.getItem('OrderRequests')).toBeNull();
});

test('A-70 with accounts of the merchant the links name them as recipients', () => {
  renderChannels({
    merchant: { ...noAccounts, whatsapp: '85500000000', telegram: 'minato', email: 'a@minato.example' },
  });
  expect(link('WhatsApp')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/85500000000\?/));
  expect(screen.queryByText(/Your app will ask|The shop is at/)).not.toBeInTheDocument();
});

test('A-70 with one account of the merchant only its app is offered', () => {
  renderChannels({ merchant: { ...noAccounts, whatsapp: '85500000000' } });
  expect(link('WhatsApp')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Telegram' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Email' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Your app will ask|The shop is at/)).not.toBeInTheDocument();
});

test('A-70 A-71 a warning shows while offline', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderChannels();
  expect(screen.getByText(/^You're offline\./)).toBeVisible();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You're offline\./)).not.toBeInTheDocument();
});

test('A-70 a warning names the missing details, and links to the cart', () => {
  renderChannels();
  expect(
    screen.getByText(/Still missing: your name, a phone number or email and a delivery address\./),
  ).toBeInTheDocument();
  expect(link('Fill it in on the cart page')).toHaveAttribute('href', '/Cart#address');
});

test.each([
  ['a'.repeat(10_000), /^Some of what you typed is very long\./],
  // In a url, each Khmer letter takes nine characters.
  ['ខ្មែរ'.repeat(100), /^This order is too long for WhatsApp, Telegram and email, so /],
])('F-161 a warning says what is shortened: %.5s', (notes, warning) => {
  renderChannels({ notes });
  expect(screen.getAllByText(/^Some of what you typed|too long for/)).toHaveLength(1);
  expect(screen.getByText(warning)).toBeVisible();
});

test('A-70 a warning names the oldest saved request before this one evicts it', async () => {
  const saved = Array.from({ length: 20 }, (_, index) => ({
    ...request,
    reference: `2611${index + 10}-AAAA`,
  }));
  localStorage.setItem('OrderRequests', JSON.stringify(saved));
  renderChannels();
  const warning =
    /^Only the latest twenty order requests are kept\. This one will push out the oldest, 261129-AAAA\.$/;
  expect(screen.getByText(warning)).toBeVisible();
  await userEvent.click(button('Copy'));
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  expect(storedRequests()).toHaveLength(20);
});

test('A-70 a request is stored once its app has opened', async () => {
  renderChannels();
  await userEvent.click(link('WhatsApp'));
  expect(outcome()).toBeEmptyDOMElement();
  hidePage();
  expect(outcome()).toHaveTextContent(
    "Opened in WhatsApp. Press Send there; we can't see whether it was sent.",
  );
  expect(within(outcome()).getByRole('link')).toHaveAttribute('href', '/UserDashboard#order-requests');
  expect(storedRequests()).toMatchObject([{ reference: '261122-K7QF', sentBy: ['whatsapp'] }]);
});

test('F-158 if no app opens in two seconds, a line offers to copy the order instead', () => {
  jest.useFakeTimers();
  renderChannels();
  fireEvent.click(link('WhatsApp'));
  wait(1999);
  expect(outcome()).toBeEmptyDOMElement();
  wait(1);
  expect(outcome()).toHaveTextContent(/^Nothing opened\? Copy the order$/);
  // The shopper leaves the page later for another reason.
  fireEvent(window, new Event('pagehide'));
  expect(storedRequests()).toEqual([]);

  fireEvent.click(link('WhatsApp'));
  expect(outcome()).toBeEmptyDOMElement();
  fireEvent(window, new Event('pagehide'));
  wait(5000);
  expect(outcome()).toHaveTextContent('Opened in WhatsApp.');
  expect(storedRequests()).toMatchObject([{ sentBy: ['whatsapp'] }]);
});

test('F-158 F-127 copying instead moves focus to the status, which reports the result', async () => {
  jest.useFakeTimers();
  renderChannels();
  fireEvent.click(link('Telegram'));
  wait(2000);
  jest.useRealTimers();
  await userEvent.click(button('Copy the order'));
  expect(outcome()).toHaveTextContent('Copied. Now paste it into a message to the shop.');
  expect(outcome()).toHaveFocus();
  expect(await navigator.clipboard.readText()).toContain('2 × Uji Matcha Powder');
  expect(storedRequests()).toMatchObject([{ sentBy: ['copy'] }]);
});

test.each([
  ['fine', '_blank', 'Opened in your email app.'],
  ['coarse', '', 'Nothing opened?'],
] as const)(
  'F-158 with a %s pointer web apps open in the target "%s", and after the window loses focus the status is "%s"',
  (pointer, target, text) => {
    jest.useFakeTimers();
    const realMatchMedia = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(realMatchMedia(media), { matches: media === `(pointer: ${pointer})` }),
      );
    renderChannels();
    for (const name of ['WhatsApp', 'Telegram']) {
      expect(link(name)).not.toHaveAttribute('target');
      fireEvent.click(link(name));
      expect(link(name)).toHaveProperty('target', target);
    }
    fireEvent.click(link('Email'));
    expect(link('Email')).toHaveProperty('target', '');
    fireEvent.blur(window);
    wait(2000);
    expect(outcome()).toHaveTextContent(text);
  },
);

test('F-158 nothing is stored if the channels unmount before an app opens', () => {
  const { unmount } = renderChannels();
  fireEvent.click(link('WhatsApp'));
  unmount();
  fireEvent(window, new Event('pagehide'));
  expect(storedRequests()).toEqual([]);
});

test('A-70 F-158 the share sheet gets the message; if dismissed, nothing is stored; if refused, a line offers to copy', async () => {
  const share = jest
    .fn()
    .mockRejectedValueOnce(new DOMException('no', 'AbortError'))
    .mockRejectedValueOnce(notAllowedError)
    .mockResolvedValue(undefined);
  define(navigator, 'share', share);
  renderChannels();
  await userEvent.click(button('Share'));
  expect(outcome()).toBeEmptyDOMElement();
  await userEvent.click(button('Share'));
  expect(outcome()).toHaveTextContent(/^Nothing opened\?/);
  expect(storedRequests()).toEqual([]);
  await userEvent.click(button('Share'));
  expect(share).toHaveBeenLastCalledWith({
    title: 'Minato order request 261122-K7QF',
    text: expect.stringContaining('2 × Uji Matcha Powder at $25.65: $51.30'),
  });
  expect(storedRequests()).toMatchObject([{ sentBy: ['share'] }]);
});

test('A-70 the message is rendered for print until printing ends', async () => {
  const print = jest.fn(() => {
    expect(document.querySelector('[data-sheet]')).toHaveTextContent('261122-K7QF');
    window.dispatchEvent(new Event('beforeprint'));
  });
  define(window, 'print', print);
  renderChannels();
  await userEvent.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
  expect(outcome()).toHaveTextContent('Ready to print.');
  expect(storedRequests()).toMatchObject([{ sentBy: ['print'] }]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-sheet]')).toBeNull();
});

test('F-158 printing that does not start stores nothing and shows the message, and can be tried again', () => {
  jest.useFakeTimers();
  const print = jest.fn();
  define(window, 'print', print);
  renderChannels();
  fireEvent.click(button('Print'));
  expect(outcome()).toBeEmptyDOMElement();
  wait(2000);
  expect(outcome()).toHaveTextContent(
    /^This browser can't print\. You can read the order below\. Copy the order$/,
  );
  expect(
    screen.getByText(/This cart: http:\/\/localhost\/Cart\?items=2\.2$/, { selector: 'details p' }),
  ).toBeVisible();
  expect(storedRequests()).toEqual([]);

  fireEvent.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(2);
  wait(3000);
  // The print dialog opens late.
  fireEvent(window, new Event('beforeprint'));
  wait(5000);
  expect(outcome()).toHaveTextContent('Ready to print.');
  expect(storedRequests()).toMatchObject([{ sentBy: ['print'] }]);
});

test('F-68 F-158 each time the browser refuses to copy, the message is selected', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(notAllowedError);
  renderChannels();
  async function pressCopy(): Promise<void> {
    window.getSelection()?.removeAllRanges();
    await userEvent.click(button('Copy'));
    expect(outcome()).toHaveTextContent("Your browser doesn't let us copy. The text is selected");
    expect(window.getSelection()?.toString()).toMatch(/^Minato order request 261122-K7QF\n[^]*items=2\.2$/);
  }
  await pressCopy();
  await pressCopy();
  expect(storedRequests()).toEqual([]);
});

// This test is the last one, because deviceStorage keeps in memory what it could not write.
test('F-31 A-70 without storage a line says that the list does not last', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderChannels();
  await userEvent.click(link('Telegram'));
  hidePage();
  expect(outcome()).toHaveTextContent('Opened in Telegram.');
  expect(outcome()).toHaveTextContent('The list will last until you close this page.');
});
