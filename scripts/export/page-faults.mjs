import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inlinedStyles } from './next-markup.mjs';
import { decodeEntities, isProduct } from './pages.mjs';
import { inlineScriptsOf } from './security-policy.mjs';

/** Describes all faults that must stop a deploy, one line each. */
export function findFaults(pages, { out, basePath, inlineScripts }) {
  const products = pages.filter(({ name }) => isProduct(name));
  const otherPages = pages.filter(({ name }) => !isProduct(name));
  return [
    ...pages.flatMap((page) => faultsOfPage(page, inlineScripts)),
    ...repeatedValues(pages, 'canonical'),
    // A product may be named like a page, such as Cart. Two sizes of a product may share a description.
    ...repeatedValues(products, 'title'),
    ...repeatedValues(otherPages, 'title'),
    ...missingPictures(pages, out),
    ...deadLinks(pages, out, basePath),
  ];
}

function missingPictures(pages, out) {
  const firstPages = new Map();
  for (const { name, html } of pages) {
    for (const [picture] of html.matchAll(/\/images\/[^\s"'\\?#,;)]+\.(?:avif|jpg|png|svg|webp)/g))
      if (!firstPages.has(picture)) firstPages.set(picture, name);
  }
  return Array.from(firstPages)
    .filter(([picture]) => !existsSync(join(out, decodeURI(picture))))
    .map(([picture, name]) => `${name}.html shows ${picture}, and there is no such file in public/`);
}

/** Links between pages that lead to none; the first page with each. */
function deadLinks(pages, out, basePath) {
  const firstPages = new Map();
  for (const { name, html } of pages) {
    for (const [, href] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)/g)) {
      const path = decodeURIComponent(decodeEntities(href).split(/[?#]/, 1)[0]);
      if (path.startsWith(basePath) && !firstPages.has(path)) firstPages.set(path, name);
    }
  }
  return Array.from(firstPages)
    .filter(([path]) => {
      const file = join(out, path.slice(basePath.length));
      return !existsSync(`${file}.html`) && !existsSync(join(file, 'index.html')) && !isFile(file);
    })
    .map(([path, name]) => `${name}.html links to ${path}, and there is no such page`);
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function faultsOfPage({ name, html, title, description, canonical }, inlineScripts) {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(inlinedStyles, '');
  const faults = [
    [!title, 'has no title'],
    [!description, 'has no description'],
    [!canonical, 'has no canonical address'],
    [html.includes('localhost'), 'names localhost'],
    [html.includes('aggregateRating'), 'claims ratings, which are made up here'],
    [/<style\b|<[a-z][^>]*\s(?:style|on[a-z]+)=/i.test(markup), 'has a style or a handler in a tag'],
    ...inlineScriptsOf(html).map((code) => [
      !inlineScripts.includes(code),
      `has a script that nobody knows: ${code.slice(0, 60)}`,
    ]),
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name}.html ${fault}`);
}

function repeatedValues(pages, key) {
  const firstPages = new Map();
  return pages.flatMap((page) => {
    const value = page[key];
    if (!value) return [];
    const firstPage = firstPages.get(value);
    if (firstPage) return [`${page.name}.html has the same ${key} as ${firstPage}.html: "${value}"`];
    firstPages.set(value, page.name);
    return [];
  });
}
