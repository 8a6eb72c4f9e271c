import { startServer, serve } from '../hosts/servers.mjs';
import { UserError, programOf, runNode } from '../run.mjs';

/** Builds and serves a minimal Next.js page, which the shop is measured against. */
export async function startBaseline() {
  const build = await runNode(programOf('next'), ['build', 'scripts/bench/baseline'], { quiet: true });
  if (build.code !== 0) throw new UserError(`The baseline does not build\n${build.output}`);
  return startServer(serve, 'test-results/baseline');
}
