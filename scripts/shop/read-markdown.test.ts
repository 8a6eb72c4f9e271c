import { policyOf, readPage } from './read-pages.mjs';

const paths = new Set(['/', '/Contact', '/UserDashboard']);

/** The faults of a policy whose text begins in row 6. */
function faultsOf(text: string) {
  const page = `---\ntitle: Terms\nsummary: In short.\nupdated: 2026-11-01\n---\n${text}\n`;
  const { faults } = policyOf(readPage(Buffer.from(page), paths));
  return faults.map(({ row, value, problem }) => `${row} ${value ?? ''} → ${problem}`);
}

test.each([
  ['# Terms', '6 # Terms → write ##; the title of the page stands in its first lines'],
  ['#### Deep', '6 #### Deep → write ## or ###'],
  ['## A *b*\n\nx', '6 ## A *b* → write a heading without links, bold or other marks'],
  ['##', '6 ## → write a title after the #'],
  ['### Post {#post}\n\nx', '6 ### Post {#post} → give an id to a ## heading only'],
  ['## Post', '6 Post → write a text below this heading'],
  ['## Post\n\n## Air\n\nx', '6 Post → write a text below this heading'],
  ['## Post {#contents}\n\nx', '6 contents → give this heading another id; this one is taken'],
  ['## A {#a}\n\nx\n\n## B {#a}\n\nx', '10 a → give this heading another id; this one is taken'],
])('a heading that cannot be used is named: %j', (text, line) => {
  expect(faultsOf(text)).toEqual([line]);
});

test.each([
  ['A\n<b>bold</b>', '7 <b> → write plain text or Markdown in place of HTML'],
  ['x</b>', '6 </b> → write plain text or Markdown in place of HTML'],
  ['<div>\nx\n</div>', '6 <div> → write plain text or Markdown in place of HTML'],
  ['## A\n<!-- later -->', '7 <!-- later --> → write plain text or Markdown in place of HTML'],
  [
    '    code',
    '6     code → begin this line at the margin, without ```; indented and fenced text is program code',
  ],
  ['`code`', '6 `code` → write these words plain or in **bold**; backticks mark program code'],
  ['> quote', '6 > quote → write a paragraph without > at its beginning'],
  ['| a | b |\n| - | - |\n| c | d |', '6 | a | b | → write a list in place of a table'],
  ['- a\n  - b', '6 - a → write one paragraph for each item of a list, without a list in it'],
  ['- a\n-', '7 - → write a text after the mark of the list'],
  [
    '[us].\n\n[us]: /Contact',
    '8 [us]: /Contact → write the address beside the words, as in [words](/Contact)',
  ],
  ['Look ![x](/images/a.avif)', '6 ![x](/images/a.avif) → give this picture a paragraph of its own'],
  ['![x](/images/a.avif)', '6 /images/a.avif → only about.md shows pictures'],
])('what a page cannot show is named with its row: %j', (text, line) => {
  expect(faultsOf(text)).toEqual([line]);
});

test.each([
  ['[x](/Contact "now")', 'write a link without a text in quotes'],
  ['[](/Contact)', 'write words between the square brackets'],
  ['[x](/contact)', 'the shop has no such page; it has /, /Contact, /UserDashboard'],
  ['[x](/\\evil.example)', 'the shop has no such page; it has /, /Contact, /UserDashboard'],
])('a link that leads nowhere is named: %s', (text, problem) => {
  expect(faultsOf(text)).toEqual([`6 ${text} → ${problem}`]);
});

test.each([
  '&#106;avascript:alert(1)',
  'JaVaScRiPt&#58;alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://x.example',
  '//x.example',
  'https://',
  'https:x.example',
  'mailto:nobody',
  'Contact',
])('a link may not lead to %s', (href) => {
  expect(faultsOf(`[x](${href})`)).toEqual([
    `6 [x](${href}) → lead to a page such as /Contact, or to an address that begins with https://, mailto: or tel:`,
  ]);
});

test.each([
  '/',
  '/Contact?subject=a%20b',
  '/UserDashboard#your-data',
  'https://x.example/a?b#c',
  'tel:+855 23',
])('a link may lead to %s', (href) => {
  expect(faultsOf(`[x](<${href}>)`)).toEqual([]);
});

test('a long text is quoted by its beginning', () => {
  expect(faultsOf(`> ${'a'.repeat(50)}`)).toEqual([
    `6 > ${'a'.repeat(38)}… → write a paragraph without > at its beginning`,
  ]);
});
