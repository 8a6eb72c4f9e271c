import { catalogue, messageOfSok } from '@/lib/domain/desk-chat-fixture';
import { readDeskMessages } from '@/lib/domain/desk-messages';
import { orderWords } from '@/messages/order-words';

const tea = { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 };
const crackers = { id: 12, name: 'Sea Salt Crackers', qty: 1, unitCents: 450 };

test('A-201 a line of an edited message keeps what the message says of it', () => {
  const linesOf = (message: string) =>
    readDeskMessages(message, { words: { ...orderWords, code: 'For the shop' }, catalogue, receivedAt: 5 })
      .orders[0]?.lines;
  expect(linesOf(messageOfSok.replace('2 × Uji Matcha Powder', '5 × Uji Matcha Powder'))).toEqual([
    { ...tea, written: { qty: 5, unitCents: 1280 } },
    crackers,
  ]);
  expect(linesOf(messageOfSok.replace('at $12.80', 'at $2.80'))).toEqual([
    { ...tea, written: { qty: 2, unitCents: 280 } },
    crackers,
  ]);
  // A row that is gone moves the others up, and one that names another product is of the line in its place.
  expect(linesOf(messageOfSok.replace(/2 × Uji.*\n/, ''))).toEqual([tea, crackers]);
  expect(linesOf(messageOfSok.replace('2 × Uji Matcha Powder', '3 × Sencha'))).toEqual([
    { ...tea, name: 'Sencha', written: { qty: 3, unitCents: 1280 } },
    crackers,
  ]);
  // Nothing is said of other numbers.
  expect(linesOf(messageOfSok.replace('+855 23', '+855 24'))).toEqual([tea, crackers]);
});
