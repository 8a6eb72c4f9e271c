import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inlinedStyles, isScriptOfNext } from './next-markup.mjs';
import { inlineScriptsOf } from './security-policy.mjs';

/** Faults that must stop a deploy, one line each. */
export function findFaults(pages, { out, inlineScript }) {
  return [
    ...pages.flatMap((page) => faultsOfPage(page, inlineScript)),
    ...['title', 'description', 'canonical'].flatMap((key) => repeated(pages, key)),
    ...missingPictures(pages, out),
  ];
}

function missingPictures(pages, out) {
  const firstWith = new Map();
  for (const { name, html } of pages) {
    for (const [picture] of html.matchAll(/\/images\/[^\s"'\\?#,;)]+\.(?:avif|jpg|png|svg|webp)/g))
      if (!firstWith.has(picture)) firstWith.set(picture, name);
  }
  return Array.from(firstWith)
    .filter(([picture]) => !existsSync(join(out, decodeURI(picture))))
    .map(([picture, name]) => `${name}.html shows ${picture}, and there is no such file in public/`);
}

function faultsOfPage({ name, html, title, description, canonical }, inlineScript) {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(inlinedStyles, '');
  const faults = [
    [!title, 'has no title'],
    [!description, 'has no description'],
    [!canonical, 'has no canonical address'],
    [html.includes('localhost'), 'names localhost'],
    [html.includes('aggregateRating'), 'claims ratings, which are made up here'],
    [/<style\b|<[a-z][^>]*\s(?:style|on[a-z]+)=/i.test(markup), 'has a style or a handler in a tag'],
    ...inlineScriptsOf(html).map((code) => [
      !isKnown(code) && code !== inlineScript,
      `has a script that nobody knows: ${code.slice(0, 60)}`,
    ]),
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name}.html ${fault}`);
}

/** Next's own scripts and the one of components/catalogue/query-gate.tsx. */
function isKnown(code) {
  return isScriptOfNext(code) || code.startsWith('if(location.search&&');
}

function repeated(pages, key) {
  const firstWith = new Map();
  return pages.flatMap((page) => {
    const value = page[key];
    if (!value) return [];
    const first = firstWith.get(value);
    if (first) return [`${page.name}.html has the same ${key} as ${first}.html: "${value}"`];
    firstWith.set(value, page.name);
    return [];
  });
}
