import fc from 'fast-check';
import { looksLikeHtml, textOfHtml } from './html-text.mjs';

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<p>One</p>\n\n<p>Two\n words</p>', 'One\n\nTwo words'],
  ['Tom &amp; Jerry &#8211; caf&eacute;&nbsp;au lait', 'Tom & Jerry – café au lait'],
  ['<ul>\n<li>One</li>\n\n<li><p>Two</p></li>\n</ul>After', '• One\n• Two\n\nAfter'],
  ['<ol><li>One<ul><li>Inner</li></ul></li></ol>', '• One\n• Inner'],
  ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
  ['<b>One</b>\nTwo\n\nThree', 'One\nTwo\n\nThree'],
  ['a<script>alert("x")</script><style>p{}</style><!-- c -->b', 'ab'],
  ['<p>safe</p><iframe src="https://x.example">no</iframe><svg><text>no</text></svg>', 'safe'],
  [
    '<table><tr><th>Width</th><td>4 cm</td></tr><tr><th>Height</th><td>2 cm</td></tr></table>',
    'Width 4 cm\nHeight 2 cm',
  ],
  ['<h2>Care</h2>Wash<div>cold</div>', 'Care\n\nWash\n\ncold'],
  ['<p>1 < 2 & 3', '1 < 2 & 3'],
  ['<p> </p>', ''],
  ['<ul><li> </li><li>One</li><li></li></ul>', '• One'],
  ['&lt;b&gt;', '<b>'],
])('%j is read as %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  ['a < b', false],
  ['Salt & Co', false],
  ['5 <3', false],
  ['<p>x', true],
  ['x</p>', true],
  ['Salt &amp; Co', true],
  ['<!-- x -->', true],
])('%j looks like HTML: %j', (text, isHtml) => {
  expect(looksLikeHtml(text)).toBe(isHtml);
});

test('elements may be nested to any depth', () => {
  expect(textOfHtml(`${'<b><i>'.repeat(20_000)}deep`)).toBe('deep');
});

test('no element of hostile HTML is left in its text, and no content of a script', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<script>SECRET</script>',
    '<b',
    '>',
    '"',
    '&amp;',
    '\n\n',
    'word',
    '<!--',
    '-->',
    '<li>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = textOfHtml(pieces.join(''));
      expect(text).not.toMatch(/<\/?(?:p|script|li)>|SECRET<|\n{3}|^\s|\s$/);
    }),
  );
});
