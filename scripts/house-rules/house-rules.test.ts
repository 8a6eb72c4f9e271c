/** @jest-environment node */
import * as v from 'valibot';
import * as importRules from '@/scripts/house-rules/imports';
import { metadataViolations, titleViolations } from '@/scripts/house-rules/pages';
import * as fileRules from '@/scripts/house-rules/files';
import { repositoryFiles } from '@/scripts/house-rules/repository';
import { parseSource } from '@/scripts/house-rules/source';
import * as literalRules from '@/scripts/house-rules/literals';

const tree = repositoryFiles().map(({ path, text }) => parseSource(path, text));
const rules = Object.entries({ ...importRules, ...fileRules, ...literalRules, metadataViolations });

test('the house rules read the whole tree', () => {
  const paths = tree.map(({ path }) => path);
  const some = ['lib/routes.ts', 'app/layout.tsx', 'app/globals.css', 'jest.config.mjs', 'data/products.ts'];
  expect(paths).toEqual(expect.arrayContaining(some));
  expect(paths.some((path) => path.includes('node_modules'))).toBe(false);
  expect(rules).toHaveLength(16);
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
