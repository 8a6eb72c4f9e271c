import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { judge, tableOf } from '../bench/judge.mjs';
import { pages } from '../bench/budgets.mjs';
import { weigh } from '../bench/weigh.mjs';
import { canSandbox, findOrInstallBrowser } from '../find-browser.mjs';
import { open, servers } from '../hosts/servers.mjs';
import { programOf, root, runNode } from '../run.mjs';
import { freePort } from '../server/port.mjs';
import { addUp, failed, passed, skipped } from './tally.mjs';

/** What the built pages weigh on a phone, against the budgets and the framework's floor, built beside them (TECH). */
export async function bench() {
  console.log('\n— bench');
  const browser = await findOrInstallBrowser();
  if (!browser) return skipped('bench, for want of a browser');
  const { code, output } = await runNode(programOf('next'), ['build', 'scripts/bench/floor'], {
    quiet: true,
  });
  if (code !== 0) return failed(`bench: the floor does not build\n${output}`);

  const [floor] = await weighAll('test-results/floor', ['/'], browser);
  const weights = await weighAll('out', Object.values(pages), browser);
  const byName = Object.fromEntries(Object.keys(pages).map((name, n) => [name, weights[n]]));
  const verdicts = judge(byName, floor);
  console.log([`the framework's floor: ${floor.script} bytes of script`, ...tableOf(verdicts)].join('\n'));
  return addUp(
    verdicts.map(({ page, what, figure, most, isWithin }) =>
      isWithin ? passed : failed(`bench: ${what} of the ${page} page, ${figure} where ${most} are allowed`),
    ),
  );
}

async function weighAll(out, paths, executablePath) {
  const folder = mkdtempSync(join(tmpdir(), 'minato-bench-'));
  const port = await freePort();
  const close = await open(
    servers.find(({ name }) => name === 'http-server'),
    { out: join(root, out), port, folder },
  );
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: canSandbox(),
    args: ['--disable-gpu'],
  });
  try {
    const weights = [];
    for (const path of paths) weights.push(await weigh(browser, `http://127.0.0.1:${port}${path}`));
    return weights;
  } finally {
    await browser.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
