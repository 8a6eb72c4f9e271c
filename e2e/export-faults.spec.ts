import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { pageAt, read } from './exported-files';
import { known } from './known-products';

/**
 * Damages a copy of the export and runs the last step of the build on it, in a process of its own. Returns its exit code
 * and the lines of its error output.
 */
function finishCopy(damage: (out: string) => void) {
  const temporary = mkdtempSync(join(tmpdir(), 'minato-e2e-'));
  const out = join(temporary, 'out');
  cpSync('out', out, { recursive: true });
  damage(out);
  const script = `import { main } from './scripts/run.mjs'; import { finishExport } from './scripts/export/finish.mjs';
    await main(() => finishExport(${JSON.stringify(out)}));`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  rmSync(temporary, { recursive: true, force: true });
  return { exitCode: result.status, lines: result.stderr.trim().split('\n') };
}

test('F-136 F-137 a page with a fault fails the build, which prints every fault', () => {
  const { exitCode, lines } = finishCopy((out) => {
    const edit = (file: string, from: string | RegExp, to: string) =>
      writeFileSync(join(out, file), readFileSync(join(out, file), 'utf8').replace(from, to));
    edit('AboutUs.html', /<title>[^<]*/, '<title>');
    edit('Career.html', /<meta name="description"[^>]*>/, '');
    edit('Cart.html', /<link rel="canonical"[^>]*>/, '');
    edit('Contact.html', '</main>', '<p>http://localhost:3000</p></main>');
    edit('Cookie.html', '</main>', '<p>aggregateRating</p></main>');
    edit('Login.html', '<main', '<main onclick="a()"');
    edit('Register.html', '</main>', '<script>alert(1)</script></main>');
    edit('Wishlist.html', /<title>[^<]*/, `<title>${pageAt('/OurStore').title}`);
  });
  expect(lines).toEqual([
    'The export is not fit to be shown:',
    'AboutUs.html has no title',
    'Career.html has no description',
    'Cart.html has no canonical address',
    'Contact.html names localhost',
    'Cookie.html claims ratings, which are made up here',
    'Login.html has a style or a handler in a tag',
    'Register.html has a script that nobody knows: alert(1)',
    expect.stringMatching(/^Wishlist\.html has the same title as OurStore\.html: "/),
  ]);
  expect(exitCode).toBe(1);
});

test('F-139 a missing picture fails the build, even if only a narrower version or the preview for other sites is missing', () => {
  const page = read(`${known.granola.path}.html`.slice(1));
  const fullPicture = `/${/images\/products\/01-[0-9a-f]+-800\.avif/.exec(page)?.[0]}`;
  const narrowPicture = `/${/images\/products\/01-[0-9a-f]+-240\.avif/.exec(page)?.[0]}`;
  const previewForOtherSites = `/${/images\/[^" ]+\.jpg/.exec(page)?.[0]}`;
  const pictures = [fullPicture, narrowPicture, previewForOtherSites];
  const { exitCode, lines } = finishCopy((out) => {
    for (const picture of pictures) rmSync(join(out, picture));
  });
  for (const picture of pictures)
    expect(lines.join('\n')).toContain(`.html shows ${picture}, and there is no such file in public/`);
  expect(exitCode).toBe(1);
});
