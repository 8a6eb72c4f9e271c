import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { products } from '@/data/products';
import { productPath } from '@/lib/routes';

/** Runs the finishing step on a copy of the export without this file. */
function buildWithout(file: string) {
  const temporary = mkdtempSync(join(tmpdir(), 'minato-e2e-'));
  const out = join(temporary, 'out');
  cpSync('out', out, { recursive: true });
  rmSync(join(out, file));
  const step = `import { main } from './scripts/run.mjs'; import { finishExport } from './scripts/export/finish.mjs';
    await main(() => finishExport(${JSON.stringify(out)}));`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', step], { encoding: 'utf8' });
  rmSync(temporary, { recursive: true, force: true });
  return { code: ended.status, told: ended.stderr };
}

test('F-139 a picture that is not there fails the build, and the page and the picture are named', () => {
  const [product] = products;
  const { code, told } = buildWithout(product.img);
  expect(told).toMatch(/^The export is not fit to be shown:\n/);
  expect(told).toContain(`.html shows ${product.img}, and there is no such file in public/\n`);
  expect(code).toBe(1);
});

test('F-139 so does one that is shown in another width or by other sites alone', () => {
  const [product] = products;
  const page = readFileSync(`out${productPath(product)}.html`, 'utf8');
  const width = /images\/products\/01-[0-9a-f]+-240\.avif/.exec(page)?.[0] ?? '';
  const card = /images\/[^" ]+\.jpg/.exec(page)?.[0] ?? '';
  for (const file of [width, card]) {
    expect(file).not.toBe('');
    const { code, told } = buildWithout(file);
    expect(told).toContain(` shows /${file}, and there is no such file in public/\n`);
    expect(code).toBe(1);
  }
});
