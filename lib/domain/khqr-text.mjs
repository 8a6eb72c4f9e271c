// This file is JavaScript because Node imports it in scripts/shop, without TypeScript.

/**
 * A KHQR is a text of fields, and so are some of their values: a tag of two digits, two digits with the length of the
 * value, and the value (EMVCo QR Code Specification, merchant-presented mode). Lengths count characters.
 * @typedef {readonly [tag: string, value: string]} KhqrField
 */

/** The longest KHQR, in characters. */
export const maxKhqrLength = 512;
const maxValueLength = 99;
/** The tag of the checksum and its length. It is the last field, whatever its number. */
const checksumHead = '6304';

/**
 * Undefined if the text does not consist of whole fields, or has a tag twice.
 * @param {string} text
 * @returns {readonly KhqrField[] | undefined}
 */
export function readFields(text) {
  const fields = new Map();
  for (let start = 0; start < text.length;) {
    const [head, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(start, start + 4)) ?? [];
    if (head === undefined || fields.has(tag)) return undefined;
    const end = start + head.length + Number(length);
    if (end > text.length) return undefined;
    fields.set(tag, text.slice(start + head.length, end));
    start = end;
  }
  return [...fields];
}

/**
 * Writes the fields in the order of their tags. Undefined if a value is longer than a field can be.
 * @param {Iterable<KhqrField>} fields
 * @returns {string | undefined}
 */
export function writeFields(fields) {
  const sorted = [...fields].sort(([tag], [other]) => Number(tag) - Number(other));
  if (sorted.some(([, value]) => value.length > maxValueLength)) return undefined;
  return sorted.map(([tag, value]) => `${tag}${String(value.length).padStart(2, '0')}${value}`).join('');
}

/**
 * The text with its checksum.
 * @param {string} text the fields without one
 * @returns {string}
 */
export function withChecksum(text) {
  return `${text}${checksumHead}${checksumOf(`${text}${checksumHead}`)}`;
}

/**
 * True if the text ends with its own checksum.
 * @param {string} text
 * @returns {boolean}
 */
export function hasRightChecksum(text) {
  const body = text.slice(0, -checksumHead.length - 4);
  return withChecksum(body) === body + text.slice(body.length).toUpperCase();
}

/** CRC-16/CCITT-FALSE of the UTF-8 bytes, as four hexadecimal digits. */
function checksumOf(text) {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
