import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The exports of a module that the shop's build makes from `data/`. */
export async function readData(name) {
  const file = fileURLToPath(new URL(`../../.shop/${name}.ts`, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
