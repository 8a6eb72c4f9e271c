import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../run.mjs';

/** Inserts the JSON-LD into each page and removes the build's intermediate file. */
export function embedStructuredData(out) {
  const file = join(out, 'structured-data.json');
  if (!existsSync(file)) return;
  for (const [path, data] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
    const page = join(out, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    if (!existsSync(page)) throw new UserError(`There is structured data for ${path}, but no such page.`);
    const tags = data
      .map((thing) => `<script type="application/ld+json">${asScript(thing)}</script>`)
      .join('');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('</head>', () => `${tags}</head>`),
    );
  }
  rmSync(file);
}

/** JSON that cannot end its script element. */
export function asScript(data) {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

export function structuredDataOf(html) {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g), ([, text]) =>
    JSON.parse(text),
  );
}
