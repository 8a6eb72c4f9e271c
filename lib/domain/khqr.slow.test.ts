import fc from 'fast-check';
import { KHQR, TAG } from 'ts-khqr';
import { khqrLifetimeMs, khqrWithAmount, merchantNameOf } from '@/lib/domain/khqr';
import { withChecksum } from '@/lib/domain/khqr-text.mjs';
import { isValidForBank, readByBank } from '@/scripts/testing/bakong-khqr.mjs';
import { anyCharacter, runs } from '@/scripts/testing/properties';

const individual = {
  tag: TAG.INDIVIDUAL,
  accountID: 'harbour_test@minato',
  merchantName: 'Harbour Test',
  merchantCity: 'Phnom Penh',
};
const kinds = {
  individual,
  merchant: {
    ...individual,
    tag: TAG.MERCHANT,
    merchantID: '000000',
    acquiringBank: 'Minato Test Bank',
    additionalData: { storeLabel: 'Stand 1', terminalLabel: 'T1' },
  },
  khmer: {
    ...individual,
    languageData: {
      languagePreference: 'km',
      merchantNameAlternateLanguage: 'ផ្សារសាកល្បង',
      merchantCityAlternateLanguage: 'ភ្នំពេញ',
    },
  },
  unionPay: { ...individual, upiMerchantAccount: '0000000000000000TESTTEST' },
};

/** The text of a printed stand. The library refuses dollars with UnionPay, so dollars are written afterwards. */
function standOf(kind: keyof typeof kinds, currency: '840' | '116'): string {
  const text = KHQR.generate({ ...kinds[kind], currency: '116' }).data?.qr ?? '';
  return withChecksum(text.slice(0, -8).replace('5303116', `5303${currency}`));
}

const dollars = standOf('individual', '840');
const riel = standOf('individual', '116');
const madeAt = Date.UTC(2026, 10, 22, 9);
const payment = { amountCents: 3780, reference: '261122-K7QF', madeAt, expiresAt: madeAt + khqrLifetimeMs };

test('A-181 a code has the amount, the reference and the times of the payment, and all else of the stand', () => {
  expect(dollars).toBe(
    '00020101021129230019harbour_test@minato5204599953038405802KH5912Harbour Test6010Phnom Penh6304B4EB',
  );
  const body =
    '00020101021229230019harbour_test@minato520459995303840540537.805802KH5912Harbour Test6010Phnom Penh' +
    '62150111261122-K7QF993400131795338000000011317953389000006304';
  expect(khqrWithAmount(dollars, payment)?.slice(0, -4)).toBe(body);
});

test('A-181 other parts of the additional data and of the times are kept', () => {
  const merchant = standOf('merchant', '840');
  expect(merchant).toContain('62170307Stand 10702T1');
  const stand = withChecksum(`${merchant.slice(0, -8)}99100006999999`);
  const text = khqrWithAmount(stand, payment);
  expect(text).toContain('62320111261122-K7QF0307Stand 10702T1');
  expect(text).toContain('99340013179533800000001131795338900000');
});

test('A-181 riel are whole, and dollars have two decimals', () => {
  expect(khqrWithAmount(riel, { ...payment, amountCents: 151_200 })).toContain('5406151200');
  expect(khqrWithAmount(dollars, { ...payment, amountCents: 5 })).toContain('54040.05');
  expect(khqrWithAmount(dollars, { ...payment, amountCents: 100 })).toContain('54041.00');
});

/** What the libraries read, as one text. */
const readingOf = (data: Readonly<Record<string, unknown>> | null) =>
  ['transactionAmount', 'transactionCurrency', 'billNumber', 'creationTimestamp', 'expirationTimestamp']
    .map((name) => String(data?.[name]))
    .join(' ');

/** Drops a zero of checksums that begin with three, which is one in 4096, and so refuses them. */
const isReadableByTs = (text: string) => !text.includes('6304000', text.length - 8);

test.each(
  (['840', '116'] as const).flatMap((currency) =>
    (['individual', 'merchant', 'khmer', 'unionPay'] as const).map((kind) => [currency, kind] as const),
  ),
)(
  'A-181 two independent libraries accept payments in %s to a stand of the kind %s, and read amount and reference',
  (currency, kind) => {
    const letter = fc.constantFrom('2', '9', 'A', 'K', 'Q', 'Z');
    const letters = fc.array(letter, { minLength: 4, maxLength: 4 });
    const amount = fc.integer({ min: 1, max: 99_999_999_99 });
    const stand = standOf(kind, currency);
    const isRead = (amountCents: number, reference: string) => {
      const now = Date.now();
      const expiresAt = now + khqrLifetimeMs;
      const text = khqrWithAmount(stand, { amountCents, reference, madeAt: now, expiresAt }) ?? '';
      const cents = String(amountCents).padStart(3, '0');
      const shown = currency === '116' ? String(amountCents) : cents.replace(/(..)$/, '.$1');
      const expected = [shown, currency, reference, now, expiresAt].join(' ');
      return (
        isValidForBank(text) &&
        readingOf(readByBank(text)) === expected &&
        KHQR.verify(text).isValid === isReadableByTs(text) &&
        readingOf(KHQR.parse(text).data) === expected
      );
    };
    fc.assert(
      fc.property(amount, letters, (amountCents, code) => {
        expect(isRead(amountCents, `261122-${code.join('')}`)).toBe(true);
      }),
      runs(1000),
    );
  },
  120_000,
);

test.each([
  ['no amount', { amountCents: 0 }],
  ['a negative amount', { amountCents: -1 }],
  ['half a cent', { amountCents: 0.5 }],
  ['no number as amount', { amountCents: Number.NaN }],
  ['an amount of fourteen characters', { amountCents: 100_000_000_000_00 }],
  ['no reference', { reference: '' }],
  ['a reference of 26 characters', { reference: 'A'.repeat(26) }],
  ['a time before 1970', { madeAt: -1 }],
  ['no number as time', { expiresAt: Number.NaN }],
  ['a time after 2286', { expiresAt: 10_000_000_000_000 }],
])('F-281 a payment with %s has no code', (_, part) => {
  expect(khqrWithAmount(dollars, { ...payment, ...part })).toBeUndefined();
});

test('F-282 a clock that starts in 1970 still makes a code, with times of thirteen digits', () => {
  expect(khqrWithAmount(dollars, { ...payment, madeAt: 5, expiresAt: 900_005 })).toContain(
    '99340013000000000000501130000000900005',
  );
});

test.each([
  ['is empty', ''],
  ['is no KHQR', 'https://minato.example'],
  ['is in another currency', dollars.replace('5303840', '5303764')],
  ['names a property of objects as currency', '0002015311constructor'],
  ['has additional data without fields', withChecksum('0002015303840620199')],
  ['has no room for the reference', withChecksum(`000201530384062900386${'x'.repeat(86)}`)],
  ['has no room for the times', withChecksum(`000201530384099900286${'x'.repeat(86)}`)],
  [
    'leaves no room at all',
    withChecksum(
      ['25', '26', '27', '28', '29'].reduce((text, tag) => `${text}${tag}99${'x'.repeat(99)}`, '5303840'),
    ),
  ],
])('F-281 a stand that %s has no code', (_, stand) => {
  expect(khqrWithAmount(stand, payment)).toBeUndefined();
});

test('F-281 no stand throws, whatever it is', () => {
  const broken = fc
    .tuple(
      fc.nat({ max: dollars.length }),
      fc.string({ unit: anyCharacter, maxLength: 6 }),
      fc.nat({ max: 6 }),
    )
    .map(([at, inserted, removed]) => dollars.slice(0, at) + inserted + dollars.slice(at + removed));
  fc.assert(
    fc.property(fc.oneof(broken, fc.string({ unit: anyCharacter, maxLength: 200 })), (stand) => {
      const text = khqrWithAmount(stand, payment);
      expect(text === undefined || text.startsWith('00') || !stand.startsWith('00')).toBe(true);
      expect(typeof merchantNameOf(stand)).toBe('string');
    }),
    runs(1000),
  );
});

test('A-182 the name on the stand is the one that the shopper sees in the bank’s app', () => {
  expect(merchantNameOf(standOf('khmer', '116'))).toBe('Harbour Test');
  expect(merchantNameOf('no stand')).toBe('');
});
