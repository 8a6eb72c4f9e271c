/** @jest-environment node */
import manifest from '@/package.json';
import { basePathOf, buildIdOf, nextVersion, requireTransformed } from './next-markup.mjs';

test('the markup is described for the installed version of Next.js', () => {
  expect(manifest.dependencies.next).toMatch(new RegExp(`^${nextVersion}\\.`));
});

test('a page without the expected markup throws an error that names the version', () => {
  expect(() => buildIdOf('<p>Tea</p>')).toThrow(
    'The build id is not in a page. scripts/export/next-markup.mjs describes the pages of Next.js 16.4.',
  );
});

test.each([
  ['A script', '<script async src="/_next/a.js"></script>'],
  ['A style sheet', '<link href="/_next/a.css" rel="stylesheet"/>'],
])('%s in markup that no pattern matches fails the build', (what, tag) => {
  expect(() => requireTransformed(`<head>${tag}</head><body></body>`)).toThrow(what);
  expect(() => requireTransformed('<head></head><body></body>')).not.toThrow();
});

test('F-80 the base path is read from a script tag, not from the code of an inline script', () => {
  const html = '<script>var c="/_next/static/"</script><script src="/shop/_next/static/a.js"></script>';
  expect(basePathOf(html)).toBe('/shop');
});
