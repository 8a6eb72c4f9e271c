import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, sources } from '../build-id.mjs';
import { finishExport } from '../export/finish.mjs';
import { UserError, programOf, root } from '../run.mjs';
import { runMeasured } from './run-measured.mjs';

const tools = ['next-env.d.ts', 'scripts/build-id.mjs'];

const workspaceFolder = 'test-results/growth';

// Returns the output folder relative to the project root, the seconds of CPU and the peak memory in bytes.
export async function buildWithProducts(count) {
  const workspace = prepareWorkspace(count);
  const { code, output, cpuSeconds, peakBytes } = await runMeasured(programOf('next'), ['build', workspace]);
  if (code !== 0) throw new UserError(`The shop with ${count} products does not build\n${output}`);
  const started = process.cpuUsage();
  finishExport(join(workspace, 'out'));
  const { user, system } = process.cpuUsage(started);
  return { out: `${workspaceFolder}/out`, cpuSeconds: cpuSeconds + (user + system) / 1e6, peakBytes };
}

/** Copies the sources and repeats the products with unique names and prices. */
function prepareWorkspace(count) {
  const workspace = join(root, workspaceFolder);
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  for (const source of [...sources, ...tools])
    cpSync(join(root, source), join(workspace, source), { recursive: true, filter: isBuilt });
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'), 'junction');
  renameSync(join(workspace, 'data/products.ts'), join(workspace, 'data/sample-products.ts'));
  writeFileSync(join(workspace, 'data/products.ts'), grownCatalogue(count));
  return workspace;
}

function grownCatalogue(count) {
  return `import { products as samples } from '@/data/sample-products';
import type { ProductDetails } from '@/lib/domain/product';

function grown(index: number): ProductDetails[] {
  const model = samples[index % samples.length];
  if (model === undefined || index < samples.length) return model === undefined ? [] : [model];
  const price = Math.round((4.5 + ((index * 37) % 955) / 10) * 10) / 10;
  const stock = model.stock === 0 ? 0 : 1 + (index % 79);
  const name = \`\${model.name} No \${index + 1}\`;
  // Of its own from the first word on: the export may not hold a description twice.
  const description = \`Number \${index + 1}. \${model.description}\`;
  return [{ ...model, id: index + 1, name, description, price, discount: (index % 4) * 5, stock }];
}

export const products: readonly ProductDetails[] = Array.from({ length: ${count} }, (_, index) => grown(index)).flat();
`;
}
