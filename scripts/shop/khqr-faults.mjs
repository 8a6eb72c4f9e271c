import { hasRightChecksum, readFields, writeFields } from '../../lib/domain/khqr-text.mjs';
import { settingsFault } from './faults.mjs';

/** The currencies of KHQR by their number in the code. A shop that takes them has as many decimals. */
const currencies = new Map([
  ['840', { code: 'USD', name: 'dollars', decimals: 2 }],
  ['116', { code: 'KHR', name: 'riel', decimals: 0 }],
]);
/** In characters. A KHQR has at most 512, of which an order needs about 80. */
const maxStandLength = 400;
const reference = '261122-K7QF';
const time = '1795338000000';
const again = 'scan the stand again with an app that shows the text of a code, and copy all of it';

/**
 * The first reason why orders of this shop cannot be paid with the text of this stand.
 * @returns {import('./faults.mjs').SettingsFault[]}
 */
export function khqrFaults({ khqr, currency = {} }) {
  if (khqr === undefined) return [];
  const problem = textProblem(khqr) ?? standProblem(new Map(readFields(khqr)), currency);
  // The long text would only hide the sentence.
  return problem === undefined ? [] : [settingsFault('khqr', undefined, problem)];
}

function textProblem(khqr) {
  if (khqr.length > maxStandLength)
    return `this text has ${khqr.length} characters, and that of a stand at most ${maxStandLength}; ${again}`;
  if (!khqr.startsWith('000201') || readFields(khqr) === undefined)
    return `this is not the whole text of a KHQR, which begins with 000201; ${again}`;
  return hasRightChecksum(khqr)
    ? undefined
    : `a character is wrong, because the checksum at the end does not match; ${again}`;
}

/** @param {ReadonlyMap<string, string>} fields */
function standProblem(fields, { code, decimals }) {
  const [number, amount, country] = ['53', '54', '58'].map((tag) => fields.get(tag));
  if (!fields.has('29') && !fields.has('30'))
    return 'this code names no Bakong account (29 or 30), so it is no KHQR; ask your bank for the KHQR of your account';
  if (country !== 'KH')
    return `the country of this code is ${country ?? 'missing'}; a KHQR leads to an account in Cambodia (KH)`;
  if (Number(amount ?? 0) !== 0)
    return `this code already contains an amount, ${amount}; use that of the stand, which contains none`;
  const ofStand = currencies.get(number);
  if (ofStand === undefined)
    return `the currency of this code is ${number ?? 'missing'}; a KHQR is in dollars (840) or riel (116)`;
  if (code !== undefined && code !== ofStand.code)
    return `this code is in ${ofStand.name}, and currency.code is ${code}; use your stand for ${code}, or remove this`;
  if (decimals !== undefined && decimals !== ofStand.decimals)
    return `this code is in ${ofStand.name}; write ${ofStand.decimals} as currency.decimals`;
  return hasRoom(fields)
    ? undefined
    : 'the additional data of this code (62 or 99) leave no room for the reference of an order; ask your bank for a plain stand';
}

/** Whether the reference and the times of an order fit in beside what the fields contain. */
function hasRoom(fields) {
  const canHold = (tag, ...added) => {
    const inner = readFields(fields.get(tag) ?? '');
    const text = inner && writeFields(new Map([...inner, ...added]));
    return text !== undefined && writeFields([[tag, text]]) !== undefined;
  };
  return canHold('62', ['01', reference]) && canHold('99', ['00', time], ['01', time]);
}
