import { inlineScriptsOf } from './security-policy.mjs';

/** What is wrong with the pages, one line each; a shop with such a page is not to be put on a host (F-137). */
export function faultsOf(pages) {
  return [
    ...pages.flatMap(faultsOfPage),
    ...['title', 'description', 'canonical'].flatMap((key) => repeated(pages, key)),
  ];
}

function faultsOfPage({ name, html, title, description, canonical }) {
  const faults = [
    [!title, 'has no title'],
    [!description, 'has no description'],
    [!canonical, 'has no canonical address'],
    [html.includes('localhost'), 'names localhost'],
    [html.includes('aggregateRating'), 'claims ratings, which are made up here'],
    [
      /<style\b|<[a-z][^>]*\s(?:style|on[a-z]+)=/i.test(withoutOwn(html)),
      'has a style or a handler in a tag',
    ],
    ...inlineScriptsOf(html).map((code) => [
      !knownScripts.test(code),
      `has a script that nobody knows: ${code.slice(0, 60)}`,
    ]),
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name}.html ${fault}`);
}

/** What may stand in a page and run: the framework's data and its list of files, our query gate and our guard. */
const knownScripts =
  /^(?:\(?self\.__next_f[=.]|\(globalThis\["TURBOPACK"\]|if\(location\.search&&|self\.trustedTypes&&)/;

/** Without scripts, which are looked at one by one, and the styles that the finishing step has put in before. */
function withoutOwn(html) {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<style>(?:(?!<\/style)[\s\S])*<\/style>(?=<link rel="stylesheet"[^>]* disabled=""\/>)/g, '');
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
