import { UserError, programOf, runNode } from '../run.mjs';

export const baselineFolder = 'test-results/baseline';

/** Builds the framework baseline, a minimal Next.js page to measure the shop against. */
export async function buildBaseline() {
  const { code, output } = await runNode(programOf('next'), ['build', 'scripts/bench/baseline'], {
    quiet: true,
  });
  if (code !== 0) throw new UserError(`The baseline does not build\n${output}`);
}
