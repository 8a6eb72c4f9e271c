/** @jest-environment node */
import * as v from 'valibot';
import * as imports from '@/lib/house-rules/imports';
import { metadataViolations, titleViolations } from '@/lib/house-rules/pages';
import * as places from '@/lib/house-rules/places';
import { repositoryFiles } from '@/lib/house-rules/repository';
import * as words from '@/lib/house-rules/words';

// That each rule sees what breaks it is proved beside it, in lib/house-rules.
const tree = repositoryFiles();
const rules = Object.entries({ ...imports, ...places, ...words, metadataViolations });

test('the whole tree is looked at, by every rule', () => {
  const paths = tree.map(({ path }) => path);
  const some = ['lib/routes.ts', 'app/layout.tsx', 'app/globals.css', 'jest.config.mjs', 'data/products.ts'];
  expect(paths).toEqual(expect.arrayContaining(some));
  expect(paths.some((path) => path.includes('node_modules'))).toBe(false);
  expect(rules).toHaveLength(21);
});

test.each(rules)('house rule: no %s', (_, violations) => {
  expect(violations(tree)).toEqual([]);
});

test('house rule: no titleViolations', async () => {
  const page = v.object({ metadata: v.object({ title: v.string() }) });
  const paths = tree.map(({ path }) => path).filter((path) => /^app\/.*\bpage\.tsx$/.test(path));
  const titles = await Promise.all(
    paths.map(async (path) => {
      const loaded: unknown = await import(`@/${path}`);
      const parsed = v.safeParse(page, loaded);
      return parsed.success ? [{ path, title: parsed.output.metadata.title }] : [];
    }),
  );
  expect(titles.flat().length).toBeGreaterThan(20);
  expect(titleViolations(titles.flat())).toEqual([]);
});
