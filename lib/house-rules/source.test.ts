/** @jest-environment node */
import { codeOf, commentsOf, literalsOf } from '@/lib/house-rules/source';

const texts = (source: string) => literalsOf(source).map(({ text }) => text);

test.each([
  ["a = 'b // no' // yes\nc", ['b // no'], ['// yes']],
  ['a /* "x" */ + "y"', ['y'], ['/* "x" */']],
  [`a = "it's"; b = 'say "no"'`, ["it's", 'say "no"'], []],
  [String.raw`a = 'don\'t'; b = 'c'`, [String.raw`don\'t`, 'c'], []],
  ['a = `b ${c("d")} e ${`f${g}`} h`', ['b ', 'd', ' e ', 'f', '', ' h'], []],
  ['a = `b ${{ c: { d: 1 } }.c} e`; f = "g"', ['b ', ' e', 'g'], []],
  ['a = `$b $${c}`', ['$b $', ''], []],
  ['a = /["\'`/]/.test(b); c = "d"', ['d'], []],
  ['a = [/[/]"/g]; c = "d"', ['d'], []],
  ['a.filter((b) => /"/.test(b)); c = "d"', ['d'], []],
  ['a = b / c / "d"', ['d'], []],
  ['<p>It is the shop\'s</p>; a = "b"', ['b'], []],
  ['<a href="/x">b</a>; <C {...d} /> // e', ['/x'], ['// e']],
  ['<a className="b\n  c" />', ['b\n  c'], []],
  ['<a b={`c ${d}`} />; e = f < g', ['c ', ''], []],
  ["a = '' + ``", ['', ''], []],
])('%j is told apart into quoted texts and comments', (source, quoted, comments) => {
  expect(texts(source)).toEqual(quoted);
  expect(commentsOf(source).map(({ text }) => text)).toEqual(comments);
});

test('code keeps its places: what is not code is blank, lines stay', () => {
  const source = "const a = 'any'; // any\nconst b = /any/; /* any\nany */ const c = `any ${d as e}`;";
  const code = codeOf(source);
  expect(code).toHaveLength(source.length);
  expect(code.split('\n')).toHaveLength(3);
  expect(code).not.toContain('any');
  expect(code.indexOf('d as e')).toBe(source.indexOf('d as e'));
});

test('a text that is never closed does not hide the rest', () => {
  expect(codeOf("<p>don't</p>\nlet a: any")).toContain('let a: any');
});

test('a literal knows the code before it, back to the last semicolon', () => {
  const [first, second] = literalsOf("a('x');\nimport { b } from 'c'");
  expect(first?.before).toBe('a(');
  expect(second?.before).toBe('\nimport { b } from ');
});

test('the chunks of a template know that they are one literal', () => {
  const all = literalsOf('a = `b ${c} d`; e = "f"');
  expect(all.map(({ literal }) => literal)).toEqual([4, 4, 20]);
});
