import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../find-browser.mjs';
import { crawl } from '../hosts/crawl.mjs';
import { open, servers } from '../hosts/servers.mjs';
import { programOf, root, runNode } from '../run.mjs';
import { freePort } from '../server/port.mjs';
import { sumResults, failed, passed, skipped } from './results.mjs';

export async function hosts() {
  console.log('\n— hosts');
  const browser = await findOrInstallBrowser();
  const results = [];
  for (const server of servers) results.push(...(await tryHost(server, browser)));
  return sumResults(results);
}

async function tryHost(server, browser) {
  if (!server.program()) {
    const remark = `${server.name}, which is not installed here`;
    return [process.env.CI ? failed(remark) : skipped(remark)];
  }
  const folder = mkdtempSync(join(tmpdir(), 'minato-host-'));
  const place = { out: join(root, 'out'), port: await freePort(), folder };
  let close = async () => {};
  try {
    close = await open(server, place);
    const { asked, faults } = await crawl({ ...place, isOurs: server.isOurs });
    console.log(
      [`${server.name}: asked for ${asked} addresses, ${faults.length} faults`, ...faults].join('\n'),
    );
    const isCrawled =
      faults.length === 0 ? passed : failed(`${server.name}, ${faults.length} of its answers`);
    return [isCrawled, await walk(server, place.port, browser)];
  } catch (error) {
    console.log(String(error));
    return [failed(server.name)];
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function walk(server, port, browser) {
  if (!browser) return skipped(`the walk on ${server.name}, for want of a browser`);
  const env = { ...process.env, E2E_ORIGIN: `http://localhost:${port}` };
  const args = ['test', 'journey', '--grep', 'from home to the payment', '--reporter', 'line'];
  const { code, output } = await runNode(programOf('playwright'), args, {
    env,
    quiet: true,
  });
  if (code === 0) return passed;
  console.log(output.trim());
  return failed(`the walk on ${server.name}`);
}
