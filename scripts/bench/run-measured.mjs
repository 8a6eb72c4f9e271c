import { spawn, spawnSync } from 'node:child_process';
import { root } from '../run.mjs';

const lookMs = 250;

/** CPU seconds and peak memory of a node process tree. Needs `sh` and `ps`, so not on Windows. */
export async function runMeasured(file, args) {
  // The second line of `times` covers child processes.
  const script = '"$@"; code=$?; echo; times; exit $code';
  const child = spawn('sh', ['-c', script, 'sh', process.execPath, file, ...args], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  let peakBytes = 0;
  const watch = setInterval(() => (peakBytes = Math.max(peakBytes, bytesHeldUnder(child.pid))), lookMs);
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  clearInterval(watch);
  const output = Buffer.concat(printed).toString('utf8');
  return { code, output, peakBytes, cpuSeconds: secondsIn(output.trim().split('\n').at(-1)) };
}

/** "1m2.500s 0m1.000s" as 63.5. */
function secondsIn(times) {
  return Array.from(times.matchAll(/(\d+)m([\d.]+)s/g)).reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

function bytesHeldUnder(ancestor) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([ancestor]);
  // `ps` may list a child before its parent: repeat the pass.
  for (let round = 0; round < 3; round += 1)
    for (const [pid, parent] of all) if (family.has(parent)) family.add(pid);
  return all.reduce((sum, [pid, , kilobytes]) => (family.has(pid) ? sum + kilobytes * 1024 : sum), 0);
}
