import { readJson } from './read-json.mjs';

const read = (text: string) => readJson(new TextEncoder().encode(text));

test.each([
  [
    '{\n  "a": 1,\n}',
    'line 3, column 1',
    'write a name in "quotation marks" here; no comma may stand before }',
  ],
  ['{"a": [1,]}', 'line 1, column 10', 'a value is missing here; no comma may stand before ] or }'],
  ['{"a" 1}', 'line 1, column 6', 'a colon is missing here'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3', 'a comma is missing before this'],
  ['{"a": yes}', 'line 1, column 7', 'a text needs "quotation marks"'],
  ['{"a": 1', 'line 1, column 8', 'a closing } is missing here'],
  ['{"a": 12,50}', 'line 1, column 10', 'write digits with a point, such as 12.50'],
  ['{"a": "b\n}', 'line 1, column 7', 'the closing quotation mark (") is missing in this line'],
  ['{// no\n"a": 1}', 'line 1, column 2', 'this file cannot hold comments'],
])('%j is no JSON at %s', (text, place, problem) => {
  expect(read(text)).toEqual({ place, problem: `this is no JSON: ${problem}` });
});

test('a byte order mark and UTF-16 are read', () => {
  expect(read('\ufeff{"a": 1}')).toEqual({ json: { a: 1 } });
  expect(readJson(Buffer.from('\ufeff{"a": "é"}', 'utf16le'))).toEqual({ json: { a: 'é' } });
});

test('a name that every object has is read like any other', () => {
  const { json } = readJson(new TextEncoder().encode('{"__proto__":{"a":1}}'));
  expect(JSON.stringify(json)).toBe('{"__proto__":{"a":1}}');
});

test('an empty file is no JSON', () => {
  expect(read(' \n')).toEqual({ problem: 'this file is empty; docs/your-own-shop.md says what it holds' });
});
