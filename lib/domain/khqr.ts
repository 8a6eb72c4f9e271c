import {
  maxKhqrLength,
  readFields,
  withChecksum,
  writeFields,
  type KhqrField,
} from '@/lib/domain/khqr-text.mjs';
import { writeDecimals } from '@/lib/domain/money';

/** How long a code can be paid: time to open a bank's app, and too short for prices to change. */
export const khqrLifetimeMs = 15 * 60 * 1000;

export type KhqrPayment = {
  /** In minor units of the stand's currency, above 0: cents of a dollar, or whole riel. */
  readonly amountCents: number;
  /** At most 25 characters. */
  readonly reference: string;
  /** Milliseconds since the epoch, as is `expiresAt`. */
  readonly madeAt: number;
  readonly expiresAt: number;
};

const tags = {
  initiation: '01',
  currency: '53',
  amount: '54',
  merchantName: '59',
  additionalData: '62',
  checksum: '63',
  times: '99',
} as const;
/** These are within the additional data and the times. */
const billNumber = '01';
const creation = '00';
const expiry = '01';

/** The point of initiation of a code for one payment; that of a stand is 11. */
const onePayment = '12';
const decimalsOf = new Map([
  ['840', 2],
  ['116', 0],
]);
const maxAmountLength = 13;
const maxReferenceLength = 25;
const timeLength = 13;

/**
 * The text of the KHQR for one payment, made from that of the merchant's stand, of which it keeps the account and
 * everything else. Undefined if `stand` is no stand in dollars or riel, or if the payment does not fit in.
 */
export function khqrWithAmount(stand: string, payment: KhqrPayment): string | undefined {
  const fields = readFields(stand);
  const ofStand = new Map(fields);
  const innerFields = (tag: string) => readFields(ofStand.get(tag) ?? '');
  const text = withFields(
    fields?.filter(([tag]) => tag !== tags.checksum),
    [
      [tags.initiation, onePayment],
      [tags.amount, amountText(payment.amountCents, ofStand.get(tags.currency))],
      [
        tags.additionalData,
        withFields(innerFields(tags.additionalData), [[billNumber, referenceText(payment.reference)]]),
      ],
      [
        tags.times,
        withFields(innerFields(tags.times), [
          [creation, timeText(payment.madeAt)],
          [expiry, timeText(payment.expiresAt)],
        ]),
      ],
    ],
  );
  if (text === undefined) return undefined;
  const khqr = withChecksum(text);
  return khqr.length <= maxKhqrLength ? khqr : undefined;
}

/** The name that a bank's app shows before it pays; empty if `stand` is no stand. */
export function merchantNameOf(stand: string): string {
  return new Map(readFields(stand)).get(tags.merchantName) ?? '';
}

/** Undefined without fields, or if a value is undefined. */
function withFields(
  fields: readonly KhqrField[] | undefined,
  changes: readonly (readonly [tag: string, value: string | undefined])[],
): string | undefined {
  const changed = new Map(fields);
  for (const [tag, value] of changes) {
    if (value === undefined) return undefined;
    changed.set(tag, value);
  }
  return fields && writeFields(changed);
}

/** "37.80" or "151200". */
function amountText(cents: number, currency = ''): string | undefined {
  const decimals = decimalsOf.get(currency);
  if (decimals === undefined || !Number.isSafeInteger(cents) || cents <= 0) return undefined;
  const text = writeDecimals(cents / 10 ** decimals, decimals);
  return text.length <= maxAmountLength ? text : undefined;
}

function referenceText(reference: string): string | undefined {
  return reference !== '' && reference.length <= maxReferenceLength ? reference : undefined;
}

/** Banks expect thirteen digits, which last from 2001 to 2286; a clock may be wrong enough to have fewer. */
function timeText(ms: number): string | undefined {
  const text = String(ms).padStart(timeLength, '0');
  return Number.isSafeInteger(ms) && ms >= 0 && text.length === timeLength ? text : undefined;
}
