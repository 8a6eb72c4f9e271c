import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isPartOfBuild, sources } from '../build-id.mjs';
import { finishExport } from '../export/finish.mjs';
import { UserError, main, programOf, root, runNode } from '../run.mjs';

// `npm run bench:growth -- 30 300 3000`: builds the shop with each number of products and reports what it costs.
await main(async () => {
  const counts = process.argv.slice(2).map(Number);
  if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 30))
    throw new UserError(
      'How many products? Whole numbers from 30 on, such as: npm run bench:growth -- 30 300 3000',
    );
  for (const count of counts) console.log(count, 'products:', await buildWithProducts(count));
});

async function buildWithProducts(count) {
  const workspace = prepareWorkspace(count);
  const started = Date.now();
  const { code, output } = await runNode(programOf('next'), ['build', workspace], { quiet: true });
  if (code !== 0) throw new UserError(`The shop with ${count} products does not build\n${output}`);
  const out = join(workspace, 'out');
  finishExport(out);
  const seconds = Math.round((Date.now() - started) / 1000);
  const files = readdirSync(out, { recursive: true })
    .map((name) => join(out, name))
    .filter((file) => statSync(file).isFile());
  const sumSizes = (paths) => paths.reduce((sum, path) => sum + statSync(path).size, 0);
  const [catalogueFile] = readdirSync(join(out, 'catalogue'));
  return {
    'seconds to build': seconds,
    'bytes in all': sumSizes(files),
    'bytes of script': sumSizes(files.filter((file) => file.endsWith('.js'))),
    'bytes of the catalogue page, compressed': compressedSize(join(out, 'OurStore.html')),
    'bytes of the compact catalogue, compressed': compressedSize(join(out, 'catalogue', catalogueFile)),
  };
}

function compressedSize(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

/** Copies the sources into a folder of its own, where the products are repeated under new names and prices. */
function prepareWorkspace(count) {
  const workspace = join(root, 'test-results', 'growth');
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  for (const source of [...sources, 'next-env.d.ts', 'scripts/build-id.mjs'])
    cpSync(join(root, source), join(workspace, source), { recursive: true, filter: isPartOfBuild });
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'), 'junction');
  renameSync(join(workspace, 'data/products.ts'), join(workspace, 'data/sample-products.ts'));
  writeFileSync(join(workspace, 'data/products.ts'), grownCatalogue(count));
  return workspace;
}

/** The code of a `data/products.ts` with `count` products. */
function grownCatalogue(count) {
  return `import { products as samples } from '@/data/sample-products';
import type { ProductDetails } from '@/lib/domain/product';

function productAt(index: number): ProductDetails[] {
  const sample = samples[index % samples.length];
  if (sample === undefined) return [];
  if (index < samples.length) return [sample];
  // Prices spread evenly from 4.50 to 99.90 dollars.
  const price = Math.round((4.5 + ((index * 37) % 955) / 10) * 10) / 10;
  const stock = sample.stock === 0 ? 0 : 1 + (index % 79);
  const name = \`\${sample.name} No \${index + 1}\`;
  // The number comes first, because the export refuses two pages with the same shortened description.
  const description = \`Number \${index + 1}. \${sample.description}\`;
  return [{ ...sample, id: index + 1, name, description, price, discount: (index % 4) * 5, stock }];
}

export const products: readonly ProductDetails[] = Array.from({ length: ${count} }, (_, index) => productAt(index)).flat();
`;
}
