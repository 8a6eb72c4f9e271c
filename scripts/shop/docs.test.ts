import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewShop } from './new-shop.mjs';
import { readShop } from './read-shop.mjs';

const shop = join(mkdtempSync(join(tmpdir(), 'docs-')), 'shop');
afterAll(() => rmSync(join(shop, '..'), { recursive: true }));

const docs = readFileSync('docs/your-own-shop.md', 'utf8');
const exampleOf = (language: string) =>
  new RegExp(`\\n\`\`\`${language}\\n(.*?)\\n\`\`\`\\n`, 's').exec(docs)?.[1] ?? '';

test('a new shop with the settings and the page that the docs show is sound', async () => {
  writeNewShop(shop);
  const example: Record<string, unknown> = JSON.parse(exampleOf('json'));
  const settings: Record<string, unknown> = JSON.parse(readFileSync(join(shop, 'shop.json'), 'utf8'));
  writeFileSync(join(shop, 'shop.json'), JSON.stringify({ ...settings, ...example }));
  writeFileSync(join(shop, 'pages/terms.md'), exampleOf('markdown'));
  const { faults, settings: read } = await readShop(shop);
  expect(faults).toEqual([]);
  expect(read).toMatchObject({ ...example, shipping: { countries: ['KH', 'TH'] } });
});
