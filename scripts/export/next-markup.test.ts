import manifest from '@/package.json';
import { basePathOf, buildIdOf, nextVersion, requireTransformed } from './next-markup.mjs';

test('the markup is described for the installed version of Next.js', () => {
  expect(manifest.dependencies.next).toMatch(new RegExp(`^${nextVersion}\\.`));
});

test('a page without the expected markup throws an error that names the version', () => {
  expect(() => buildIdOf('0:{}')).toThrow(
    'The build id is not in a page. scripts/export/next-markup.mjs describes the pages of Next.js 16.4.',
  );
});

test.each([
  ['A script starts', '<script async src="/_next/a.js"></script>'],
  ['A script of Next.js', '<script>self.__next_f.push([1])</script>'],
  ['A font', '<link rel="preload" as="font" href="/_next/a.woff2"/>'],
  ['A style sheet', '<link href="/_next/a.css" rel="stylesheet"/>'],
])('%s in markup that no pattern matches fails the build', (fault, tag) => {
  expect(() => requireTransformed(`<head>${tag}</head><body></body>`)).toThrow(fault);
  expect(() => requireTransformed('<head></head><body></body>')).not.toThrow();
});

test('F-80 the base path is read from a script tag, not from the code of an inline script', () => {
  const html = '<script>var c="/_next/static/"</script><script src="/shop/_next/static/a.js"></script>';
  expect(basePathOf(html)).toBe('/shop');
});
