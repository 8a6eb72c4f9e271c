import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { writeNewShop } from './new-shop.mjs';
import { readJson } from './read-json.mjs';
import { readShop } from './read-shop.mjs';
import { runs } from '@/scripts/testing/properties';

const shop = join(mkdtempSync(join(tmpdir(), 'any-')), 'shop');
beforeAll(() => writeNewShop(shop));
afterAll(() => rmSync(join(shop, '..'), { recursive: true }));

const example = (): Record<string, unknown> =>
  JSON.parse(readFileSync('scripts/shop/template/shop.json', 'utf8'));

/** Puts a value at a random place of the settings. Each step of the path picks a name, and one step in three ends there. */
function changed(settings: Record<string, unknown>, path: readonly number[], value: unknown) {
  let target: Record<string, unknown> = settings;
  for (const step of path) {
    const names = Object.keys(target);
    const name = names[step % names.length];
    if (name === undefined) break;
    const inner = target[name];
    const endsHere = step % 3 === 0;
    if (!isRecord(inner) || endsHere) {
      target[name] = value;
      return settings;
    }
    target = inner;
  }
  return settings;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

test('whatever stands in the settings, each fault is one line, and nothing is written', async () => {
  const path = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(path, fc.jsonValue(), async (steps, value) => {
      writeFileSync(join(shop, 'shop.json'), JSON.stringify(changed(example(), steps, value)));
      const { faults } = await readShop(shop);
      for (const fault of faults) expect(fault).toMatch(/^(?:shop\.json|products\.csv|pages\/).*: .+$/);
      expect(existsSync(join(shop, 'pictures'))).toBe(false);
    }),
    runs(150),
  );
});

test('any JSON at all is read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      writeFileSync(join(shop, 'shop.json'), JSON.stringify(value));
      writeFileSync(join(shop, 'home.json'), JSON.stringify(value));
      const { faults } = await readShop(shop);
      expect(faults.length).toBeGreaterThan(0);
    }),
    runs(50),
  );
  rmSync(join(shop, 'home.json'));
});

test('any text is read or refused as JSON.parse does it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), fc.string()),
      fc.nat(40),
      fc.string({ maxLength: 2 }),
      (text, at, more) => {
        const broken = text.slice(0, at) + more + text.slice(at);
        const bytes = new TextEncoder().encode(broken);
        const { json, problem } = readJson(bytes);
        expect(problem === undefined ? { json } : undefined).toEqual(parse(new TextDecoder().decode(bytes)));
      },
    ),
  );
});

function parse(text: string): { json: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return { json };
  } catch {
    return undefined;
  }
}
