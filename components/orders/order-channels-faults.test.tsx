import { act, fireEvent, render, screen } from '@testing-library/react';
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

function show(changes: Partial<OrderRequest> = {}) {
  return render(
    <OrderRequestProvider>
      <OrderChannels request={{ ...request, ...changes }} merchant={nobody} context="payment" />
    </OrderRequestProvider>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
const answer = () => screen.getByRole('status');
const stored = () => JSON.parse(localStorage.getItem('OrderRequests') ?? '[]');
const stay = (event: Event) => event.preventDefault();
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

/** The browser has this pointer, and no other. */
function withPointer(pointer: 'fine' | 'coarse'): void {
  const real = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(real(media), { matches: media === `(pointer: ${pointer})` }),
    );
}

beforeEach(() => {
  localStorage.clear();
  // jsdom goes nowhere, and complains.
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

test('F-158 an app that does not open is not said to have opened; after two seconds there is another way', async () => {
  jest.useFakeTimers();
  show();
  fireEvent.click(link('WhatsApp'));
  wait(1999);
  expect(answer()).toBeEmptyDOMElement();
  wait(1);
  expect(answer()).toHaveTextContent(/^Nothing opened\? Copy the order$/);
  expect(stored()).toEqual([]);
  // What is hidden later is hidden for another reason.
  fireEvent(window, new Event('pagehide'));
  expect(stored()).toEqual([]);

  fireEvent.click(link('WhatsApp'));
  expect(answer()).toBeEmptyDOMElement();
  fireEvent(window, new Event('pagehide'));
  expect(answer()).toHaveTextContent('Opened in WhatsApp.');
  expect(stored()).toMatchObject([{ sentBy: ['whatsapp'] }]);
  wait(5000);
  expect(answer()).toHaveTextContent('Opened in WhatsApp.');
});

test('F-158 F-127 the other way copies the order, and what is told of it takes the focus', async () => {
  jest.useFakeTimers();
  show();
  fireEvent.click(link('Telegram'));
  wait(2000);
  jest.useRealTimers();
  await userEvent.click(button('Copy the order'));
  expect(answer()).toHaveTextContent('Copied. Now paste it into a message to the shop.');
  expect(answer()).toHaveFocus();
  expect(await navigator.clipboard.readText()).toContain('2 × Uji Matcha Powder');
  expect(stored()).toMatchObject([{ sentBy: ['copy'] }]);
});

test.each([
  ['fine', '_blank', 'Opened in your email app.'],
  ['coarse', '', 'Nothing opened?'],
] as const)(
  'F-158 with a %s pointer: new tabs, and what a lost focus tells',
  async (pointer, target, told) => {
    jest.useFakeTimers();
    withPointer(pointer);
    show();
    for (const name of ['WhatsApp', 'Telegram']) {
      expect(link(name)).not.toHaveAttribute('target');
      fireEvent.click(link(name));
      expect(link(name)).toHaveProperty('target', target);
    }
    fireEvent.click(link('Email'));
    expect(link('Email')).toHaveProperty('target', '');
    fireEvent.blur(window);
    wait(2000);
    expect(answer()).toHaveTextContent(told);
  },
);

test('F-158 closed before anything opened, nothing is kept and nothing told', () => {
  const { unmount } = show();
  fireEvent.click(link('WhatsApp'));
  unmount();
  fireEvent(window, new Event('pagehide'));
  expect(stored()).toEqual([]);
});

test('F-158 a printing that does not begin is not claimed, the message is there to read, and it can be tried again', () => {
  jest.useFakeTimers();
  const print = jest.fn();
  define(window, 'print', print);
  show();
  fireEvent.click(button('Print'));
  expect(answer()).toBeEmptyDOMElement();
  wait(2000);
  expect(answer()).toHaveTextContent(
    /^This browser can't print\. You can read the order below\. Copy the order$/,
  );
  expect(
    screen.getByText(/This cart: http:\/\/localhost\/Cart\?items=2\.2$/, { selector: 'details p' }),
  ).toBeVisible();
  expect(stored()).toEqual([]);

  print.mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
  fireEvent.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(2);
  expect(answer()).toHaveTextContent('Ready to print.');
  wait(5000);
  expect(answer()).toHaveTextContent('Ready to print.');
  expect(stored()).toMatchObject([{ sentBy: ['print'] }]);

  // A browser that does not tell when it is done.
  fireEvent.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(3);
});

test('F-158 a dialog that takes its time to open is told when it does', () => {
  jest.useFakeTimers();
  define(window, 'print', () => {});
  show();
  fireEvent.click(button('Print'));
  wait(3000);
  fireEvent(window, new Event('beforeprint'));
  expect(answer()).toHaveTextContent('Ready to print.');
});

test('F-158 where there is no printing, it says so at once, and nothing fails', () => {
  define(window, 'print', undefined);
  show();
  fireEvent.click(button('Print'));
  expect(answer()).toHaveTextContent("This browser can't print.");
  expect(button('Print')).toBeEnabled();
  expect(stored()).toEqual([]);
});

test('F-68 F-158 where the browser does not let us copy, the message is selected, each time', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show();
  async function pressAndLook(): Promise<void> {
    window.getSelection()?.removeAllRanges();
    await userEvent.click(button('Copy'));
    expect(answer()).toHaveTextContent("Your browser doesn't let us copy. The text is selected");
    expect(window.getSelection()?.toString()).toMatch(/^Minato order request 261122-K7QF\n[^]*items=2\.2$/);
  }
  await pressAndLook();
  await pressAndLook();
  expect(stored()).toEqual([]);
});

test('F-158 a share sheet that is refused is no dead button; one that is named and missing is not offered', async () => {
  define(navigator, 'share', undefined);
  show().unmount();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  define(navigator, 'share', jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
  show();
  await userEvent.click(button('Share'));
  expect(answer()).toHaveTextContent(/^Nothing opened\?/);
});

test('F-161 what is too long for an app is told, and what was typed without end', () => {
  show({ draft: { ...emptyDraft, notes: 'a'.repeat(10_000) } });
  expect(screen.getByText(/^Some of what you typed is very long\./)).toBeVisible();
  expect(screen.queryByText(/too long for/)).not.toBeInTheDocument();
});

test('F-161 which apps get a shorter message is told', () => {
  show({ draft: { ...emptyDraft, notes: 'ខ្មែរ'.repeat(100) } });
  expect(screen.getByText(/^This order is too long for WhatsApp, Telegram and email, so /)).toBeVisible();
  expect(screen.queryByText(/^Some of what you typed/)).not.toBeInTheDocument();
});

test('A-70 the request that pushes out the oldest says so before it does', async () => {
  const kept = Array.from({ length: 20 }, (_, index) => ({
    ...request,
    reference: `2611${index + 10}-AAAA`,
  }));
  localStorage.setItem('OrderRequests', JSON.stringify(kept));
  show();
  const told =
    /^Only the latest twenty order requests are kept\. This one will push out the oldest, 261129-AAAA\.$/;
  expect(screen.getByText(told)).toBeVisible();
  await userEvent.click(button('Copy'));
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  expect(stored()).toHaveLength(20);
});
