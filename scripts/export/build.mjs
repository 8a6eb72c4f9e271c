import { join } from 'node:path';
import { Complaint, programOf, root, runNode } from '../run.mjs';
import { buildEnvironment } from '../settings.mjs';
import { finishExport } from './finish.mjs';

/** Builds `out/` from the sources: the framework's export, then our finishing step. */
export async function buildExport(settings) {
  const env = buildEnvironment(process.env, settings);
  const { code } = await runNode(programOf('next'), ['build'], { env });
  if (code !== 0) throw new Complaint('The build failed; the reason stands above.');
  finishExport(join(root, 'out'));
}
