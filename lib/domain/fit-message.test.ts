import { fitMessage } from '@/lib/domain/fit-message';
import { cartLink, request, words } from '@/lib/domain/order-fixture';

/** The message with a text of at most `max` characters. */
const fitInto = (max: number) => fitMessage(request, cartLink, words, ({ text }) => text.length <= max);

const heading = 'Order request 261122-K7QF\n\n';
const tea = '2 x Matcha at $25.65 = $51.30\n';
const crackers = '1 x Crackers at $4.50 = $4.50\n';
const costs = '\nSubtotal: $55.80\nShipping: Free\nTax: $2.79\nTotal: $58.59\n\nPayment: Card';

test.each([
  ['A-70 a message that fits is complete', 500, false, `${tea}${crackers}${costs}`],
  ['F-161 a message that is too long lists one product less', 145, true, `${tea}and 1 more\n${costs}`],
  ['F-161 a message that is still too long lists no product', 120, true, `and 2 more\n${costs}`],
  ['F-161 a message that is even then too long is cut, and says so', 39, true, 'and 2… (cut)'],
])('%s', (_, max, isTruncated, text) => {
  const fitted = fitInto(max);
  expect(fitted.message.text).toBe(`${heading}${text}`);
  expect(fitted.message.textWithLink).toBe(`${heading}${text}\n\nCart: ${cartLink}`);
  expect(fitted.isTruncated).toBe(isTruncated);
});

test('F-161 the link stays even if nothing fits', () => {
  expect(fitInto(0).message.textWithLink).toBe(`… (cut)\n\nCart: ${cartLink}`);
});
