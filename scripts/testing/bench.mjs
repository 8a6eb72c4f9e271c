import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildBaseline, baselineFolder } from '../bench/build-baseline.mjs';
import { judge, tableOf } from '../bench/judge.mjs';
import { maxCopyBytes, pages } from '../bench/budgets.mjs';
import { served } from '../bench/served.mjs';
import { weighCopy } from '../bench/weigh-copy.mjs';
import { weigh } from '../bench/weigh.mjs';
import { canSandbox, findOrInstallBrowser } from '../find-browser.mjs';
import { UserError, root } from '../run.mjs';
import { sumResults, failed, passed, skipped } from './results.mjs';

export async function bench() {
  console.log('\n— bench');
  const browser = await findOrInstallBrowser();
  if (!browser) return skipped('bench, for want of a browser');
  try {
    await buildBaseline();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return failed(`bench: ${error.message}`);
  }
  const [baseline] = await weighAll(baselineFolder, ['/'], browser);
  const weights = await weighAll('out', Object.values(pages), browser);
  const byName = Object.fromEntries(Object.keys(pages).map((name, n) => [name, weights[n]]));
  const verdicts = judge(byName, baseline);
  console.log(
    [`the framework's baseline: ${baseline.script} bytes of script`, ...tableOf(verdicts)].join('\n'),
  );
  const copy = weighCopy(join(root, 'out'));
  console.log(
    `apart from the pages, the copy for times without a network: ${copy.bytes} bytes in ${copy.files} files`,
  );
  return sumResults([
    copy.bytes <= maxCopyBytes
      ? passed
      : failed(
          `bench: the copy for times without a network, ${copy.bytes} where ${maxCopyBytes} are allowed`,
        ),
    ...verdicts.map(({ page, what, figure, most, isWithin }) =>
      isWithin ? passed : failed(`bench: ${what} of the ${page} page, ${figure} where ${most} are allowed`),
    ),
  ]);
}

function weighAll(out, paths, executablePath) {
  return served('http-server', out, async (origin) => {
    const browser = await chromium.launch({
      executablePath,
      chromiumSandbox: canSandbox(),
      args: ['--disable-gpu'],
    });
    try {
      const weights = [];
      for (const path of paths) weights.push(await weigh(browser, `${origin}${path}`));
      return weights;
    } finally {
      await browser.close();
    }
  });
}
