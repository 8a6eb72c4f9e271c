import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { UserError, main, root } from '../run.mjs';
import { buildWithProducts } from './growth-workspace.mjs';

// `npm run bench:growth -- 30 300 3000`: builds the shop with each number of products and reports the cost
// per added product. Bytes are exact; CPU time depends on the machine.
await main(async () => {
  const sizes = process.argv.slice(2).map(Number);
  if (sizes.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 30))
    throw new UserError(
      'How many products? Whole numbers from 30 on, such as: npm run bench:growth -- 30 300 3000',
    );
  const heads = ['products', 'CPU s', 'ms/added', 'peak MB', 'kB/added', 'catalogue', 'file', 'script'];
  console.log(row(heads));
  let first;
  for (const size of sizes) {
    const found = await grow(size);
    first ??= found;
    console.log(row(cellsOf(found, first)));
  }
  console.log(
    'catalogue, file (the compact one) and script (of all pages): bytes, the first two as brotli sends them',
  );
});

async function grow(size) {
  const built = await buildWithProducts(size);
  const out = join(root, built.out);
  const files = filesIn(out);
  const sum = (isMeant) =>
    files.filter(isMeant).reduce((total, file) => total + statSync(join(out, file)).size, 0);
  return {
    ...built,
    size,
    // Copies for trailing-slash urls only serve some hosts.
    outputBytes: sum((file) => !/index\.(html|txt)$/.test(file)),
    catalogue: packed(join(out, 'OurStore.html')),
    file: packed(
      join(
        out,
        files.find((name) => /^catalogue[\\/]/.test(name)),
      ),
    ),
    script: sum((file) => file.endsWith('.js')),
  };
}

function cellsOf(found, first) {
  const added = found.size - first.size;
  const perAdded = (figure) => (added === 0 ? '–' : (figure / added).toFixed(1));
  return [
    found.size,
    found.cpuSeconds.toFixed(1),
    perAdded((found.cpuSeconds - first.cpuSeconds) * 1000),
    Math.round(found.peakBytes / 1e6),
    perAdded((found.outputBytes - first.outputBytes) / 1000),
    found.catalogue,
    found.file,
    found.script,
  ];
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true }).filter((file) => statSync(join(folder, file)).isFile());
}

function packed(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

function row(cells) {
  return cells.map((cell) => `${cell}`.padStart(9)).join(' ');
}
