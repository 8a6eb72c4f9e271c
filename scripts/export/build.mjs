import { join } from 'node:path';
import { UserError, programOf, root, runNode } from '../run.mjs';
import { buildEnvironment } from '../settings.mjs';
import { generateShop } from '../shop/generate.mjs';
import { writeOrderDesk } from './desk/write-desk.mjs';
import { finishExport } from './finish.mjs';

/** Builds `out/`. The shop's folder is read first, so that its faults are shown without a stack. */
export async function buildExport(settings) {
  const { orderDesk: hasOrderDesk } = await generateShop();
  const env = buildEnvironment(process.env, settings);
  const { code } = await runNode(programOf('next'), ['build'], { env });
  if (code !== 0) throw new UserError('The build failed; the reason stands above.');
  const out = join(root, 'out');
  finishExport(out, { ...settings, hasOrderDesk });
  if (hasOrderDesk) await writeOrderDesk(out, settings);
}
