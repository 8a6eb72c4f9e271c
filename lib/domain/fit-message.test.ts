import { emptyDraft } from '@/lib/domain/checkout';
import { fitMessage } from '@/lib/domain/fit-message';
import type { OrderRequest } from '@/lib/domain/order-request';
import { words } from '@/lib/domain/order-words-fixture';

const link = 'https://minato.example/Cart?items=2.2-4.1';
const request: OrderRequest = {
  reference: '261122-K7QF',
  madeAt: 1_795_338_000_000,
  lines: [
    { id: 2, name: 'Tea', qty: 2, unitCents: 2500 },
    { id: 4, name: 'Crackers', qty: 1, unitCents: 5000 },
  ],
  draft: emptyDraft,
  sentBy: [],
};
/** The message in so many units of text. */
const within = (max: number) => fitMessage(request, link, words, ({ text }) => text.length <= max);
const costs = 'Subtotal: $100.00\nShipping: Free\nTax: $5.00\nTotal: $105.00\n\nPayment: Card';

test('A-70 what fits is whole', () => {
  const { message, isTruncated } = within(500);
  expect(message.text).toBe(
    `Order request 261122-K7QF\n\n2 x Tea at $25.00 = $50.00\n1 x Crackers at $50.00 = $50.00\n\n${costs}`,
  );
  expect(isTruncated).toBe(false);
});

test('F-161 first products are left out, as few as will do', () => {
  const one = within(145);
  expect(one.message.text).toBe(
    `Order request 261122-K7QF\n\n2 x Tea at $25.00 = $50.00\nand 1 more\n\n${costs}`,
  );
  expect(one.isTruncated).toBe(true);
  expect(within(120).message.text).toBe(`Order request 261122-K7QF\n\nand 2 more\n\n${costs}`);
});

test('F-161 then the text breaks off and says so, and the link stays', () => {
  const { message, isTruncated } = within(39);
  expect(message.text).toBe('Order request 261122-K7QF\n\nand 2… (cut)');
  expect(message.textWithLink).toBe(`${message.text}\n\nCart: ${link}`);
  expect(isTruncated).toBe(true);
  expect(within(0).message.text).toBe('… (cut)');
});
