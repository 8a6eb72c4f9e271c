import { ParseErrorCode, parse } from 'jsonc-parser';
import { decodeText } from './read-table.mjs';

/** What to tell the merchant, by the error code of jsonc-parser. */
const problems = {
  [ParseErrorCode.InvalidSymbol]: 'a text needs "quotation marks"',
  [ParseErrorCode.InvalidNumberFormat]: 'this is no number; write digits with a point',
  [ParseErrorCode.PropertyNameExpected]:
    'write a name in "quotation marks" here; no comma may stand before }',
  [ParseErrorCode.ValueExpected]: 'a value is missing here; no comma may stand before ] or }',
  [ParseErrorCode.ColonExpected]: 'a colon is missing here',
  [ParseErrorCode.CommaExpected]: 'a comma is missing before this',
  [ParseErrorCode.CloseBraceExpected]: 'a closing } is missing here',
  [ParseErrorCode.CloseBracketExpected]: 'a closing ] is missing here',
  [ParseErrorCode.EndOfFileExpected]: 'nothing may follow the last }',
  [ParseErrorCode.InvalidCommentToken]: 'this file cannot hold comments',
  [ParseErrorCode.UnexpectedEndOfString]: 'the closing quotation mark (") is missing in this line',
  [ParseErrorCode.InvalidEscapeCharacter]: 'write \\\\ for a backslash',
  [ParseErrorCode.InvalidCharacter]: 'a line break inside a text is written \\n',
};

/**
 * Reads a JSON file as an editor may save it, with a byte order mark too.
 * @param {Uint8Array} bytes
 * @returns {{ json?: unknown, place?: string, problem?: string }} `place` is the line and column of the first error
 */
export function readJson(bytes) {
  const text = decodeText(bytes);
  if (text.trim() === '') return { problem: 'this file is empty; docs/your-own-shop.md says what it holds' };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return faultOf(text);
  }
}

function faultOf(text) {
  const errors = [];
  parse(text, errors, { disallowComments: true });
  const [first = { offset: text.length }] = errors;
  const before = text.slice(0, first.offset);
  const lines = before.split('\n');
  const isDecimalComma = /:\s*\d+,$/.test(before) && /^\d/.test(text.slice(first.offset));
  const problem = isDecimalComma ? 'write digits with a point, such as 12.50' : problems[first.error];
  return {
    place: `line ${lines.length}, column ${lines.at(-1).length + 1}`,
    problem: `this is no JSON: ${problem ?? 'this character does not belong here'}`,
  };
}
