import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from '../engines/checks.mjs';
import { findFirefox, openFirefox } from '../engines/firefox.mjs';
import { shopperWith } from '../engines/shopper.mjs';
import { findWebKit, openWebKit } from '../engines/webkit.mjs';
import { open, servers } from '../hosts/servers.mjs';
import { root } from '../run.mjs';
import { freePort } from '../server/port.mjs';
import { sumResults, failed, passed, skipped } from './results.mjs';

const known = [
  { name: 'Firefox', find: findFirefox, open: openFirefox },
  {
    name: 'WebKit',
    find: findWebKit,
    open: openWebKit,
    limits: 'its driver tells nothing of the console, so a page is listened to only from when it has loaded',
  },
];

export async function engines() {
  console.log('\n— engines');
  const found = known.filter(({ find }) => find());
  const missing = known
    .filter((engine) => !found.includes(engine))
    .map(({ name }) => {
      const remark = `${name}, which is not installed here`;
      return process.env.CI ? failed(remark) : skipped(remark);
    });
  if (found.length === 0) return sumResults(missing);
  const place = { out: join(root, 'out'), port: await freePort() };
  // `serve` does not redirect, so urls get no trailing slash.
  const server = servers.find(({ name }) => name === 'serve');
  const close = await open(server, place);
  try {
    const results = [];
    for (const engine of found) results.push(...(await tryEngine(engine, `http://localhost:${place.port}`)));
    return sumResults([...results, ...missing]);
  } finally {
    await close();
  }
}

async function tryEngine(engine, origin) {
  const folder = mkdtempSync(join(tmpdir(), 'minato-engine-'));
  let driver;
  try {
    const started = Date.now();
    driver = await engine.open({ folder });
    console.log(`${engine.name}: ${driver.version}${engine.limits ? `; ${engine.limits}` : ''}`);
    const results = [];
    for (const check of checks) results.push(await tryCheck(engine, check, driver, origin));
    console.log(`${engine.name}: ${Math.round((Date.now() - started) / 1000)} s`);
    return results;
  } catch (error) {
    console.log(error);
    return [failed(`${engine.name} did not start`)];
  } finally {
    await driver?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function tryCheck({ name }, check, driver, origin) {
  try {
    await driver.open(`${origin}/robots.txt`);
    await driver.evaluate(() => localStorage.clear());
    await check.of(shopperWith(driver, origin));
    const complaints = await driver.complaints();
    if (complaints.length > 0) throw new Error(`the console says ${complaints.join('; ')}`);
    console.log(`  ${check.name}`);
    return passed;
  } catch (error) {
    console.log(`  ${check.name} fails:`, error);
    await driver.complaints().catch(() => []);
    return failed(`${name}, ${check.name}`);
  }
}
