import { join } from 'node:path';
import { UserError, programOf, root, runNode } from '../run.mjs';
import { buildEnvironment } from '../settings.mjs';
import { finishExport } from './finish.mjs';

export async function buildExport(settings) {
  const env = buildEnvironment(process.env, settings);
  const { code } = await runNode(programOf('next'), ['build'], { env });
  if (code !== 0) throw new UserError('The build failed; the reason stands above.');
  finishExport(join(root, 'out'));
}
