import * as v from 'valibot';
import * as fileRules from '@/scripts/house-rules/files';
import * as importRules from '@/scripts/house-rules/imports';
import * as literalRules from '@/scripts/house-rules/literals';
import { repositoryFiles } from '@/scripts/house-rules/repository';
import { parseSource } from '@/scripts/house-rules/source';

const files = repositoryFiles().map(({ path, text }) => parseSource(path, text));
const rules = Object.entries({ ...importRules, ...fileRules, ...literalRules });

test('the house rules read every folder, and every rule is found', () => {
  const paths = files.map(({ path }) => path);
  const samples = [
    'lib/routes.ts',
    'app/layout.tsx',
    'app/globals.css',
    'jest.config.mjs',
    'lib/routes.test.ts',
  ];
  expect(paths).toEqual(expect.arrayContaining(samples));
  expect(paths.some((path) => path.includes('node_modules'))).toBe(false);
  expect(rules).toHaveLength(13);
});

test.each(rules)('house rule: no %s in the repository', (_, violations) => {
  expect(violations(files)).toEqual([]);
});

// Screen readers announce a navigation by the title of the page.
test('house rule: every page has a title of its own', async () => {
  const page = v.union([
    v.object({ metadata: v.object({ title: v.pipe(v.string(), v.trim(), v.nonEmpty()) }) }),
    v.object({ generateMetadata: v.function() }),
  ]);
  const paths = files.map(({ path }) => path).filter((path) => /^app\/.*\bpage\.tsx$/.test(path));
  const titles: string[] = [];
  for (const path of paths) {
    const pageModule = v.parse(page, await import(`@/${path}`));
    if ('metadata' in pageModule) titles.push(pageModule.metadata.title);
  }
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
