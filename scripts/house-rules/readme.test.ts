import { existsSync, readFileSync } from 'node:fs';

test('every file that the table of changes in README names exists', () => {
  const rows = /\n## I want to …\n(.*?)\n## /s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const paths = Array.from(rows.matchAll(/`([^`]+)`/g), ([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
