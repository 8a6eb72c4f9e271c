import { readFileSync } from 'node:fs';

/** The exports of a file in `data/`. They are plain facts, so without their types they are JavaScript. */
export async function readData(name) {
  const source = readFileSync(new URL(`../../data/${name}.ts`, import.meta.url), 'utf8')
    .replace(/^import type [^;]+;/gm, '')
    .replace(/^type \w+ = \{[^]*?^\};/gm, '')
    .replace(/^type [^;{]+;|^type \w+ = \{.*\};/gm, '')
    .replace(/ as const(?: satisfies [\w\s[\]]+)?;/g, ';');
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}
