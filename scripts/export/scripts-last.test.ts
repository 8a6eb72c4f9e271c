/** @jest-environment node */
import { withScriptsLast } from './scripts-last.mjs';

const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
const [first, second] = [
  '<script src="/_next/b.js" async=""></script>',
  '<script src="/_next/c.js" async=""></script>',
];
const legacy = '<script src="/_next/d.js" noModule=""></script>';
const bootstrap = '<script id="_R_">start()</script><script src="/_next/a.js" async=""></script></body>';

test('scripts of the head stand after what is to be read, in their order, and done twice it changes nothing', () => {
  const html = `<head><title>Tea</title>${preload}${first}${second}${legacy}</head><body><p>Tea</p>${bootstrap}`;
  const moved = `<head><title>Tea</title>${legacy}</head><body><p>Tea</p>${first}${second}${bootstrap}`;
  expect(withScriptsLast(html)).toBe(moved);
  expect(withScriptsLast(moved)).toBe(moved);
});

test('a page without scripts in its head stays as it is', () => {
  expect(withScriptsLast('<head></head><body><p>Tea</p></body>')).toBe(
    '<head></head><body><p>Tea</p></body>',
  );
});

test('a page without the bootstrap script fails the build', () => {
  expect(() => withScriptsLast(`<head>${first}</head><body><p>Tea</p></body>`)).toThrow('_R_');
});
