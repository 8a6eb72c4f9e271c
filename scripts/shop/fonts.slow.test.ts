import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { charactersOf, makeFonts } from './fonts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sorted = (text: string) => Array.from(text).sort().join('');

test('the characters of a font are those that shoppers type and those of the texts, once each', () => {
  const typed = charactersOf([]);
  for (const sign of 'AZaz09~ éÿœ’…') expect(typed).toContain(sign);
  expect(typed).not.toMatch(/[·茶]/);
  expect(charactersOf(['tea 1 · 2', '2 · 茶'])).toBe(sorted(`${typed}·茶`));
});

test('a letter and its accent are also one character', () => {
  expect(charactersOf(['S\u030c'])).toBe(sorted(`${charactersOf([])}\u030cŠ`));
});

test('fonts are made anew only if the texts have other characters', async () => {
  const made = async (text: string) => {
    await makeFonts(folder, [text]);
    return readdirSync(folder).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
  };
  const first = await made('one ½');
  expect(first.join(' ')).toMatch(/^display\.woff2 .* made-of\.txt .* text\.woff2 /);
  expect(await made('½ another')).toEqual(first);
  expect(await made('one ¼')).not.toEqual(first);
});
