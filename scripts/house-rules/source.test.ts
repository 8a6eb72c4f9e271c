/** @jest-environment node */
import { parseSource } from '@/scripts/house-rules/source';

const parse = (text: string) => parseSource('components/cart/a.tsx', text);

test('a literal is a string, an attribute or a chunk of a template, also in a type', () => {
  const { literals } = parse("a = 'b'; c = <D e='f'>it's</D>; g = `h ${i('j')} k`; type L = `m${n}`;");
  expect(literals.map(({ text }) => text).toSorted()).toEqual(
    ['', 'b', 'f', 'h ', ' k', 'j', 'm'].toSorted(),
  );
  const [first, second] = parse('a = `b ${c} d`;').literals;
  expect(first).toEqual({ text: 'b ', start: 4, literal: 4 });
  expect(second).toEqual({ text: ' d', start: 10, literal: 4 });
});

test('an import is static, of types, lazy or a re-export', () => {
  const { imports } = parse(
    "import 'a'; import type { B } from 'b'; import { type C, d } from 'c'; export { e } from 'e'; f = () => import('g');",
  );
  expect(imports.map(({ text, isType, isLazy }) => [text, isType, isLazy])).toEqual([
    ['a', false, false],
    ['b', true, false],
    ['c', false, false],
    ['e', false, false],
    ['g', false, true],
  ]);
});

test('an export is a value or a type, declared here or re-exported', () => {
  const { exports } = parse(
    "import { a } from 'a'; export { a }; export * from 'b'; export interface C {} export const d = 1; export default d;",
  );
  expect(exports.map(({ text, isType, isReExport }) => [text, isType, isReExport])).toEqual([
    ['a', false, true],
    ['*', false, true],
    ['C', true, false],
    ['d', false, false],
    ['default', false, false],
  ]);
});

test('comments are blank in the code, and offsets and lines stay', () => {
  const { code, comments } = parse("a('//'); // b\n/* c\nc */ d();");
  expect(code).toBe("a('//');     \n    \n     d();");
  expect(comments.map(({ text }) => text)).toEqual(['// b', '/* c\nc */']);
  expect(parseSource('app/a.css', '/* #fff */ a {}').code).toBe('           a {}');
});

test('a script that does not parse is an error', () => {
  expect(() => parse('const = 1')).toThrow('components/cart/a.tsx');
});
