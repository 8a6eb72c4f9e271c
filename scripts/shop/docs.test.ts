import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewShop } from './new-shop.mjs';
import { readShop } from './read-shop.mjs';

const shop = join(mkdtempSync(join(tmpdir(), 'docs-')), 'shop');
afterAll(() => rmSync(join(shop, '..'), { recursive: true }));

const docs = readFileSync('docs/your-own-shop.md', 'utf8');
const examplesOf = (language: string) =>
  Array.from(
    docs.matchAll(new RegExp(`\\n\`\`\`${language}\\n(.*?)\\n\`\`\`\\n`, 'gs')),
    ([, text = '']) => text,
  );

test('a new shop with the settings, the guide and the page that the docs show is sound', async () => {
  writeNewShop(shop);
  const [settingsExample = '', guides = ''] = examplesOf('json');
  const example: Record<string, unknown> = JSON.parse(settingsExample);
  const settings: Record<string, unknown> = JSON.parse(readFileSync(join(shop, 'shop.json'), 'utf8'));
  writeFileSync(join(shop, 'shop.json'), JSON.stringify({ ...settings, ...example }));
  writeFileSync(join(shop, 'pages/terms.md'), examplesOf('markdown')[0] ?? '');
  writeFileSync(join(shop, 'guides.json'), guides);
  const { faults, settings: read, guides: readGuides } = await readShop(shop);
  expect(faults).toEqual([]);
  expect(read).toMatchObject({ ...example, shipping: { countries: ['KH', 'TH'] } });
  expect(readGuides).toMatchObject(JSON.parse(guides));
});
