import { act, fireEvent, screen, within } from '@testing-library/react';
import { amal, dara, dayMs, openDesk, prepareBrowser } from '@/components/desk/desk-fixture';
import { messageOfSok } from '@/lib/domain/desk-chat-fixture';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

beforeEach(() => void prepareBrowser());

const rows = () => within(screen.getByRole('region', { name: 'Orders' })).queryAllByRole('listitem');

test('A-221 the button of a row leads to the next status, and says for whom', async () => {
  const { user, orders } = await openDesk();
  await user.click(await screen.findByRole('button', { name: 'Confirm: Sok Dara' }));
  expect(await screen.findByRole('button', { name: 'Mark packed: Sok Dara' })).toBeEnabled();
  expect(orders.get(dara.reference)).toMatchObject({ status: 'confirmed' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Confirm: Sok Dara' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Mark paid: Amal Haddad' })).toBeEnabled();
});

test.each([
  ['was edited by hand', { check: 'wrong' as const }, 'Edited by hand'],
  ['whose price has changed', { writtenTotalCents: 2000, check: 'right' as const }, 'Price changed since'],
])('A-221 an order that %s is opened before it is confirmed', async (_, changes, warning) => {
  const { user, orders } = await openDesk([{ ...dara, ...changes }]);
  const check = await screen.findByRole('link', { name: 'Check first: Sok Dara' });
  expect(check).toHaveAttribute('href', `#${dara.reference}`);
  expect(screen.queryByRole('button', { name: 'Confirm: Sok Dara' })).toBeNull();
  window.location.hash = `#${dara.reference}`;
  await screen.findByRole('heading', { name: 'Sok Dara' });
  expect(within(screen.getByRole('article')).getByText(warning)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirmed' }));
  expect(orders.get(dara.reference)).toMatchObject({ status: 'confirmed' });
  expect(await screen.findByRole('button', { name: 'Mark packed: Sok Dara' })).toBeVisible();
});

test('A-221 a paid order no longer says that cash is collected', async () => {
  window.location.hash = `#${dara.reference}`;
  const { user } = await openDesk([dara]);
  expect(within(rows()[0] ?? document.body).getByText('Cash on delivery')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Paid' }));
  const [row = document.body] = rows();
  expect(await within(row).findByText('Delivery')).toBeVisible();
  expect(within(row).getByText('Paid')).toBeVisible();
  expect(within(row).queryByText('Cash on delivery')).toBeNull();
  expect(screen.getByText('Paid. The message says: Cash on delivery.')).toBeVisible();
});

test('A-221 an order that is paid first still goes on, and its payment can be taken back', async () => {
  window.location.hash = `#${dara.reference}`;
  const { user, orders } = await openDesk();
  const paid = await screen.findByRole('button', { name: 'Paid' });
  await user.click(paid);
  expect(paid).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Packed' }));
  expect(await screen.findByRole('button', { name: 'Send out: Sok Dara' })).toBeEnabled();
  expect(orders.get(dara.reference)).toMatchObject({ status: 'packed', isPaid: true });
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  expect(await screen.findByText('Sok Dara: Payment taken back')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(paid).toHaveAttribute('aria-pressed', 'true');
  expect(orders.get(dara.reference)).toMatchObject({ status: 'packed', isPaid: true });
});

test('A-221 Undo goes away by itself, and when another order is opened', async () => {
  const { user } = await openDesk();
  await user.click(await screen.findByRole('button', { name: 'Confirm: Sok Dara' }));
  window.location.hash = `#${amal.reference}`;
  await screen.findByRole('heading', { name: 'Amal Haddad' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

  jest.useFakeTimers();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mark paid' })));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => jest.advanceTimersByTime(29_999));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  jest.useRealTimers();
});

test('A-221 an order that leaves the list by its status gives the focus to Undo', async () => {
  const { user } = await openDesk();
  await user.click(await screen.findByRole('radio', { name: 'New 1' }));
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Confirm: Sok Dara' }));
  expect(await screen.findByText('No order matches.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('A-220 a text without an order says so, and an empty one asks for a message', async () => {
  const { user } = await openDesk([]);
  await user.click(screen.getByRole('button', { name: 'Read the messages' }));
  expect(await screen.findByText('Paste a message first.')).toBeVisible();
  await user.type(screen.getByLabelText('Messages'), 'Are you open?');
  await user.click(screen.getByRole('button', { name: 'Read the messages' }));
  expect(await screen.findByText('There is no order in it.')).toBeVisible();
  expect(screen.getByText('1 passage was not read')).toBeVisible();
  expect(screen.getByText('No orders yet. Paste the first message above.')).toBeVisible();
  expect(screen.getByLabelText('Messages')).toHaveValue('Are you open?');
});

test('A-220 a press pastes what was copied and reads it, or says that the browser refuses', async () => {
  const { user, orders } = await openDesk([]);
  const clipboard = jest.spyOn(navigator.clipboard, 'readText');
  clipboard.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByText(/^The browser does not let the desk paste/)).toBeVisible();
  clipboard.mockResolvedValueOnce(messageOfSok);
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByText('1 new order')).toBeVisible();
  expect(orders.get('261122-K7QF')).toMatchObject({ text: messageOfSok });
  expect(screen.getByLabelText('Messages')).toHaveValue('');
});

test('A-205 a second order of the same phone is named in the row and in the order', async () => {
  window.location.hash = `#${dara.reference}`;
  await openDesk([dara, { ...dara, reference: '261124-875H', status: 'confirmed' }]);
  expect(await screen.findByRole('link', { name: 'Same phone as 261124-875H (Confirmed)' })).toHaveAttribute(
    'href',
    '#261124-875H',
  );
  expect(rows().map((row) => within(row).getByText(/^Same phone as/).textContent)).toEqual([
    'Same phone as 261122-K7QF (New)',
    'Same phone as 261124-875H (Confirmed)',
  ]);
});

test('A-210 the cash of the orders that are out is added up', async () => {
  const out = { ...dara, status: 'out' as const, writtenTotalCents: 2714 };
  await openDesk([
    out,
    { ...out, reference: '261124-875H', isPaid: true },
    { ...out, reference: '261124-9999' },
    amal,
  ]);
  // 27.14 are 108,600 riel in notes, or 27.15.
  expect(await screen.findByText('3 orders out for delivery: $54.30 to collect in cash.')).toBeVisible();
});

test('A-220 a chat that was exported is read from its file', async () => {
  const { user } = await openDesk([]);
  const file = new File(['Just talk'], 'chat.txt', { type: 'text/plain' });
  Object.defineProperty(file, 'text', { value: async () => 'Just talk' });
  await user.upload(screen.getByLabelText('Open a chat file', { selector: 'input' }), file);
  expect(await screen.findByText('There is no order in it.')).toBeVisible();
});

const line = { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 };

test.each([
  [
    { lines: [{ ...line, written: { qty: 5, unitCents: 1280 } }] },
    ["Uji Matcha Powder: the message says 5, the shop's code says 2."],
  ],
  [
    { lines: [{ ...line, written: { qty: 2, unitCents: 280 } }], writtenTotalCents: 994 },
    [
      "Uji Matcha Powder: the message says $2.80 each, the shop's code says $12.80.",
      /^The message says \$9\.94 in all; the shop asks \$\d/,
    ],
  ],
])('A-204 an edited order says what is edited: %#', async (changes, sentences) => {
  window.location.hash = `#${dara.reference}`;
  await openDesk([{ ...dara, check: 'wrong', ...changes }]);
  expect(await screen.findByText(/Ask the customer to send the order again/)).toBeVisible();
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
});

async function paste(user: Awaited<ReturnType<typeof openDesk>>['user'], text: string) {
  await user.click(screen.getByLabelText('Messages'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Read the messages' }));
}

test('A-203 a message that replaces another one is named, and the one before comes back with a press', async () => {
  const { user, orders } = await openDesk([
    deskOrder({ check: 'wrong', receivedAt: Date.now() - dayMs, from: [] }),
  ]);
  await paste(user, messageOfSok);
  expect(await screen.findByText(/^This order came again, with changes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sok Dara 261122-K7QF' })).toHaveAttribute('href', '#261122-K7QF');
  expect(orders.get('261122-K7QF')).toMatchObject({ text: messageOfSok, check: 'right' });
  await user.click(screen.getByRole('button', { name: 'Take the message from before' }));
  expect(orders.get('261122-K7QF')).toMatchObject({ from: [], earlierTexts: [{ text: messageOfSok }] });
  expect(screen.queryByText(/^This order came again/)).toBeNull();
});

test('A-203 a message of an order that is in work changes nothing, and names the order', async () => {
  const { user, orders } = await openDesk([{ ...dara, status: 'packed' }]);
  await paste(user, messageOfSok);
  expect(await screen.findByText(/^This order is here already\. Another message of it came/)).toBeVisible();
  expect(screen.getByText(/^Address:/)).toHaveTextContent(
    'Address: Cambodia is only in the message that does not count',
  );
  expect(screen.getByRole('link', { name: 'Sok Dara 261122-K7QF' })).toBeVisible();
  expect(orders.get(dara.reference)).toMatchObject({
    lines: dara.lines,
    earlierTexts: [{ text: messageOfSok }],
  });
});

test('A-203 what was said of a message goes away once that message counts', async () => {
  window.location.hash = `#${dara.reference}`;
  const { user } = await openDesk([{ ...dara, status: 'packed' }]);
  await paste(user, messageOfSok);
  expect(await screen.findByText(/^This order is here already/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Let this message count' }));
  expect(await within(screen.getByRole('article')).findByText('Cambodia')).toBeVisible();
  expect(screen.queryByText(/^This order is here already/)).toBeNull();
});

test('A-203 the order says what another message says differently, and a press lets that one count', async () => {
  window.location.hash = `#${dara.reference}`;
  const { user, orders } = await openDesk([
    { ...dara, status: 'confirmed', earlierTexts: [{ text: messageOfSok, at: 0 }] },
  ]);
  const others = (await screen.findByRole('heading', { name: 'Other messages of this order' })).closest(
    'section',
  );
  expect(others).toHaveTextContent('Address: Cambodia is only in the message that does not count');
  await user.click(screen.getByRole('button', { name: 'Let this message count' }));
  expect(orders.get(dara.reference)).toMatchObject({
    text: messageOfSok,
    status: 'confirmed',
    receivedAt: dara.receivedAt,
    earlierTexts: [{ text: dara.text }],
  });
});

test('A-223 a backup is asked for after a week of orders, and no longer once it is saved', async () => {
  const { user, notes } = await openDesk([deskOrder({ receivedAt: Date.now() - 8 * dayMs })]);
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const [button] = await screen.findAllByRole('button', { name: 'Save a backup' });
  expect(screen.getByText(/You have not saved a backup for a week/)).toBeVisible();
  if (button !== undefined) await user.click(button);
  expect(screen.queryByText(/You have not saved a backup for a week/)).not.toBeInTheDocument();
  expect(notes.get('backedUpAt')).toBeGreaterThan(Date.now() - dayMs);
});

test("A-224 a customer's data is deleted when the desk opens, once its time is over", async () => {
  const old = deskOrder({ receivedAt: Date.now() - 400 * dayMs });
  const { orders } = await openDesk([old, amal]);
  expect(await screen.findByText("The customers' data of 1 order was deleted.")).toBeInTheDocument();
  expect(orders.get(old.reference)).toMatchObject({ from: [], shipTo: [], text: '', lines: old.lines });
  expect(orders.get(amal.reference)).toMatchObject({ from: amal.from });
});
