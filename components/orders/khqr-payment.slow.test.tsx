import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { KhqrPayment } from '@/components/orders/khqr-payment';
import { OrderChannels } from '@/components/orders/order-channels';
import { emptyDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { khqrWithAmount } from '@/lib/domain/khqr';
import type { OrderRequest } from '@/lib/domain/order-request';
import { OrderRequestProvider } from '@/lib/stores/order-request-store';
import { khqrMessages } from '@/messages/khqr';
import { khqrStand } from '@/shop/extras';

jest.mock('@/shop/extras', () => ({
  ...jest.requireActual<object>('@/shop/extras'),
  khqrStand:
    '00020101021129230019harbour_test@minato5204599953038405802KH5912Harbour Test6010Phnom Penh6304B4EB',
}));

const now = Date.UTC(2026, 10, 22, 9);
const minute = 60_000;

/** Costs $51.30 with 5% tax and free shipping: $53.87. */
const request: OrderRequest = {
  reference: '261122-K7QF',
  madeAt: now,
  lines: [{ id: 2, name: 'Uji Matcha Powder', qty: 2, unitCents: 2565 }],
  draft: { ...emptyDraft, method: 'collect' },
  sentBy: [],
};
const codeOf = (madeAt: number) =>
  khqrWithAmount(khqrStand, {
    amountCents: 5387,
    reference: '261122-K7QF',
    madeAt,
    expiresAt: madeAt + 15 * minute,
  });

const draftWith = (method: CheckoutDraft['method']) => ({ ...request, draft: { ...emptyDraft, method } });
/** The sheet for print, which no style hides here, is the second figure. */
const card = () => within(screen.getAllByRole('figure')[0] ?? document.body);
const code = () => card().getByRole('img', { name: /KHQR/ });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** What an independent reader sees in the drawing, at the size that it has on a small phone. */
async function scanned(svg: Element): Promise<string | undefined> {
  const drawing = svg.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize(240, 240)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'fetch');
});

/** The host's clock; a number of milliseconds before that of the device. */
function mockHost(behindMs: number, headers: Readonly<Record<string, string>> = {}): jest.Mock {
  const known = { Date: new Date(Date.now() - behindMs).toUTCString(), ...headers };
  const entries = new Map(Object.entries(known));
  const fetch = jest.fn(async () => ({ headers: { get: (name: string) => entries.get(name) ?? null } }));
  Object.defineProperty(window, 'fetch', { value: fetch, configurable: true });
  return fetch;
}

test('A-182 the card has the name, the amount, the reference and the time, and a reader of 240 pixels reads the code', async () => {
  render(<KhqrPayment request={request} />);
  expect(card().getByText('Pay to Harbour Test')).toBeVisible();
  expect(card().getByText('$53.87')).toBeVisible();
  expect(card().getByText('Minato order 261122-K7QF')).toBeVisible();
  expect(card().getByText(/^Valid until \d\d:\d\d$/)).toBeVisible();
  expect(code()).toHaveAccessibleName('KHQR code for $53.87, order 261122-K7QF');
  jest.useRealTimers();
  expect(await scanned(code())).toBe(codeOf(now));
});

test('A-182 the steps say that a screenshot does, that the receipt goes into the chat, and that the shop confirms', () => {
  render(<KhqrPayment request={request} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Send your order first.',
    "Scan the code with your bank's app. To pay on this phone, take a screenshot and open it in the app from your gallery.",
    'Check the name and the amount in the app before you pay.',
    'Send the receipt in the chat. The shop checks it and confirms your order.',
  ]);
});

test('A-182 no text says that an order is paid', () => {
  const texts = Object.values(khqrMessages).flatMap((text) =>
    typeof text === 'function' ? text.toString() : text,
  );
  expect(texts.length).toBeGreaterThan(12);
  // Only a condition says it, so that nobody pays twice.
  expect(
    texts.filter((text) => /\bpaid\b|success|received/i.test(text.replace('If you have paid', ''))),
  ).toEqual([]);
});

test('F-283 after a quarter of an hour the code is covered, and “New code” makes another and keeps the focus', async () => {
  render(<KhqrPayment request={request} />);
  await wait(15 * minute - 1000);
  expect(code()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New code' })).not.toBeInTheDocument();
  await wait(1000);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(document.querySelector('[data-sheet]')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^This code has expired\./);
  await user().click(screen.getByRole('button', { name: 'New code' }));
  expect(screen.getAllByRole('figure')[0]).toHaveFocus();
  const madeAt = Date.now();
  expect(madeAt).toBeGreaterThanOrEqual(now + 15 * minute);
  jest.useRealTimers();
  expect(await scanned(code())).toBe(codeOf(madeAt));
});

test('F-283 a code that expired while the device slept is covered at once', async () => {
  render(<KhqrPayment request={request} />);
  jest.setSystemTime(now + 60 * minute);
  await wait(1000);
  expect(screen.getByRole('status')).toHaveTextContent(/^This code has expired\./);
});

test('A-182 the printed sheet has the code, its name, amount and reference', () => {
  const { unmount } = render(<KhqrPayment request={request} />);
  const sheet = document.querySelector('[data-sheet]');
  expect(sheet).toHaveTextContent(
    /^Pay to Harbour Test\$53\.87Minato order 261122-K7QFValid until \d\d:\d\d$/,
  );
  expect(sheet?.querySelector('path')).toHaveAttribute('d', code().querySelector('path')?.getAttribute('d'));
  unmount();
  expect(document.querySelector('[data-sheet]')).toBeNull();
});

test('A-183 for cash on delivery the card waits until it is opened, and its time begins then', async () => {
  render(<KhqrPayment request={draftWith('cod')} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  await wait(60 * minute);
  await user().click(screen.getByText('Pay with KHQR instead of cash'));
  expect(await screen.findAllByRole('figure')).toHaveLength(2);
  expect(code()).toBeVisible();
  expect(screen.queryByText('This code has expired.')).not.toBeInTheDocument();
});

test('A-183 an order that costs nothing has no card, and one beyond any code says so', () => {
  const withUnit = (unitCents: number) => ({
    ...request,
    lines: [{ id: 2, name: 'Uji Matcha Powder', qty: 1, unitCents }],
  });
  const { container, rerender } = render(<KhqrPayment request={withUnit(0)} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<KhqrPayment request={withUnit(100_000_000_000_00)} />);
  expect(screen.getByText(/^This amount is too large for a KHQR code\./)).toBeVisible();
});

test.each([
  ['a day behind', -24 * 60 * minute],
  ['six minutes ahead', 6 * minute],
])('F-282 a device clock that is %s of the host is said, and a new code asks again', async (_, behindMs) => {
  const fetch = mockHost(behindMs);
  render(<KhqrPayment request={request} />);
  await wait(0);
  expect(fetch).toHaveBeenCalledWith('http://localhost/', { method: 'HEAD', cache: 'no-store' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^This device's clock seems wrong/);
  expect(code()).toBeVisible();
  jest.setSystemTime(now + minute);
  mockHost(0);
  await user().click(screen.getByRole('button', { name: 'New code' }));
  await wait(0);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['the same', 0, {}],
  ['a cached answer of an hour ago', 60 * minute, { Age: '3600' }],
  ['unknown', 0, { Date: 'soon' }],
])('F-282 nothing is said of the clock if the host’s is %s', async (_, behindMs, headers) => {
  mockHost(behindMs, headers);
  render(<KhqrPayment request={request} />);
  await wait(0);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('F-282 without a network nothing is said of the clock', async () => {
  const fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.defineProperty(window, 'fetch', { value: fetch, configurable: true });
  const { unmount } = render(<KhqrPayment request={request} />);
  await wait(0);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  unmount();
});

test('A-180 the card follows the ways to send an order', async () => {
  jest.useRealTimers();
  render(
    <OrderRequestProvider>
      <OrderChannels request={request} merchant={{ whatsapp: '', telegram: '', email: '' }} context="cart" />
    </OrderRequestProvider>,
  );
  const title = await screen.findByText('Pay with KHQR');
  const link = screen.getByRole('link', { name: 'WhatsApp' });
  expect(link.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
