import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Papa from 'papaparse';
import { isPartOfBuild, sources } from '../build-id.mjs';
import { finishExport } from '../export/finish.mjs';
import { UserError, main, programOf, root, runProgram } from '../run.mjs';
import { readTable } from '../shop/read-table.mjs';

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
  const buildMs = await cpuMsOfBuild(workspace, count);
  const out = join(workspace, 'out');
  const before = process.cpuUsage();
  finishExport(out);
  const { user, system } = process.cpuUsage(before);
  const finishMs = (user + system) / 1000;
  const seconds = Math.round((Date.now() - started) / 1000);
  const files = filesIn(out);
  const catalogueFolder = join(out, 'OurStore');
  const productFiles = filesIn(catalogueFolder).filter((file) => dirname(file) !== catalogueFolder);
  const pictures = files.filter((file) => file.includes(join('images', 'products')));
  const [catalogueFile] = readdirSync(join(out, 'catalogue'));
  return {
    'seconds to build': seconds,
    'ms of CPU per product': rounded((buildMs + finishMs) / count),
    'ms of CPU per product, in our finishing step': rounded(finishMs / count),
    'files per product, pictures not counted': rounded(productFiles.length / count),
    'bytes per product, pictures not counted': Math.round(sumSizes(productFiles) / count),
    'files of product pictures': pictures.length,
    files: files.length,
    'bytes in all': sumSizes(files),
    'bytes of script': sumSizes(files.filter((file) => file.endsWith('.js'))),
    'bytes of the catalogue page, compressed': compressedSize(join(out, 'OurStore.html')),
    'bytes of the compact catalogue, compressed': compressedSize(join(out, 'catalogue', catalogueFile)),
  };
}

/** Builds with Next.js, and returns the CPU time of all its processes, which a POSIX shell prints as `1m2.5s 0m3.1s`. */
async function cpuMsOfBuild(workspace, count) {
  const args = ['-c', '"$@" && times', 'sh', process.execPath, programOf('next'), 'build', workspace];
  const { code, output } = await runProgram('sh', args, { quiet: true });
  if (code !== 0) throw new UserError(`The shop with ${count} products does not build\n${output}`);
  const [userMs, systemMs] = Array.from(
    output
      .trim()
      .split('\n')
      .at(-1)
      .matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => (Number(minutes) * 60 + Number(seconds)) * 1000,
  );
  return userMs + systemMs;
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function sumSizes(files) {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

function rounded(number) {
  return Number(number.toFixed(1));
}

function compressedSize(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

/** Copies the sources into a folder of its own, where the products are repeated under new names and prices. */
function prepareWorkspace(count) {
  const workspace = join(root, 'test-results', 'growth');
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  for (const source of [...sources, 'data', 'scripts/build-id.mjs', 'scripts/run.mjs', 'scripts/shop'])
    cpSync(join(root, source), join(workspace, source), { recursive: true, filter: isPartOfBuild });
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'), 'junction');
  const products = join(workspace, 'data/products.csv');
  writeFileSync(products, grownCatalogue(readTable(readFileSync(products)).rows, count));
  return workspace;
}

function grownCatalogue(samples, count) {
  return Papa.unparse(Array.from({ length: count }, (_, index) => productAt(samples, index)));
}

function productAt(samples, index) {
  const { cells } = samples[index % samples.length];
  if (index < samples.length) return cells;
  return {
    ...cells,
    id: index + 1,
    name: `${cells.name} No ${index + 1}`,
    // Prices from $4.50 to $99.90 and the other facts vary without randomness, so that runs can be compared.
    price: (4.5 + ((index * 37) % 955) / 10).toFixed(1),
    discount: (index % 4) * 5,
    stock: cells.stock === '0' ? 0 : 1 + (index % 79),
    description: `Number ${index + 1}. ${cells.description}`,
  };
}
