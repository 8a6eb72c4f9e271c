import { withChecksum } from '@/lib/domain/khqr-text.mjs';
import { contradictionsOf } from '@/scripts/shop/contradictions.mjs';
import { settingsFaultLine } from '@/scripts/shop/faults.mjs';

const dollars = { code: 'USD', decimals: 2 };
const riel = { code: 'KHR', decimals: 0 };
const account = '29210017my_shop_test@none';

/** A stand in dollars, in which a text stands for another. */
function standWith(text: string, other: string): string {
  const body = `00020101021129210017my_shop_test@none5204599953038405802KH5912My Shop Test6006Kampot`;
  return withChecksum(body.replace(text, other));
}

const linesOf = (khqr: string, currency: object = dollars) =>
  contradictionsOf({ khqr, currency }).map((fault) => settingsFaultLine('shop.json', fault));

test('A-180 a stand in the currency of the shop is sound, and no stand is no fault', () => {
  expect(linesOf(standWith('', ''))).toEqual([]);
  expect(linesOf(standWith('', '').replace(/....$/, (checksum) => checksum.toLowerCase()))).toEqual([]);
  expect(linesOf(standWith('5303840', '5303116'), riel)).toEqual([]);
  expect(linesOf(standWith('5303840', '530384054010'))).toEqual([]);
  // The currency itself is faulty, which is a fault of its own.
  expect(linesOf(standWith('', ''), {})).toEqual([]);
  expect(contradictionsOf({ currency: dollars })).toEqual([]);
});

const again = 'scan the stand again with an app that shows the text of a code, and copy all of it';

test.each<[string, string, object?]>([
  [`this text has 401 characters, and that of a stand at most 400; ${again}`, `000201${'x'.repeat(395)}`],
  [`this is not the whole text of a KHQR, which begins with 000201; ${again}`, 'https://bank.example/pay'],
  [
    `this is not the whole text of a KHQR, which begins with 000201; ${again}`,
    standWith('', '').slice(0, -1),
  ],
  [
    `a character is wrong, because the checksum at the end does not match; ${again}`,
    standWith('', '').replace('Kampot', 'Kampod'),
  ],
  [
    'this code names no Bakong account (29 or 30), so it is no KHQR; ask your bank for the KHQR of your account',
    standWith(account, '26210017my_shop_test@none'),
  ],
  [
    'the country of this code is TH; a KHQR leads to an account in Cambodia (KH)',
    standWith('5802KH', '5802TH'),
  ],
  [
    'the country of this code is missing; a KHQR leads to an account in Cambodia (KH)',
    standWith('5802KH', ''),
  ],
  [
    'this code already contains an amount, 5.00; use that of the stand, which contains none',
    standWith('5802KH', '54045.005802KH'),
  ],
  [
    'the currency of this code is 764; a KHQR is in dollars (840) or riel (116)',
    standWith('5303840', '5303764'),
  ],
  [
    'the currency of this code is missing; a KHQR is in dollars (840) or riel (116)',
    standWith('5303840', ''),
  ],
  [
    'this code is in dollars, and currency.code is KHR; use your stand for KHR, or remove this',
    standWith('', ''),
    riel,
  ],
  [
    'this code is in riel, and currency.code is USD; use your stand for USD, or remove this',
    standWith('5303840', '5303116'),
  ],
  [
    'this code is in dollars, and currency.code is AED; use your stand for AED, or remove this',
    standWith('', ''),
    { code: 'AED', decimals: 2 },
  ],
  [
    'this code is in riel; write 0 as currency.decimals',
    standWith('5303840', '5303116'),
    { code: 'KHR', decimals: 2 },
  ],
  [
    'the additional data of this code (62 or 99) leave no room for the reference of an order; ask your bank for a plain stand',
    standWith('6006Kampot', `6006Kampot62900386${'x'.repeat(86)}`),
  ],
  [
    'the additional data of this code (62 or 99) leave no room for the reference of an order; ask your bank for a plain stand',
    standWith('6006Kampot', `6006Kampot9904abcd`),
  ],
])('F-280 one sentence names what is wrong with a stand: %s', (problem, khqr, currency = dollars) => {
  expect(linesOf(khqr, currency)).toEqual([`shop.json, khqr: ${problem}`]);
});
