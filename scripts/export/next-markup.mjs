// The markup of Next.js that the export relies on. Next.js does not document it, so the build fails where a page
// differs from it.
export const nextVersion = '16.4';

export const charset = '<meta charSet="utf-8"/>';

/** Where Next puts scripts, fonts and its own pictures, below the base path. */
export const chunkFolder = '/_next/static/';

/** The first script that stands after the content. */
export const bootstrap = '<script id="_R_">';

export const scriptPreloads = /<link rel="preload" as="script" [^>]*\/>/g;
export const asyncScripts = /<script src="[^"]*" async=""><\/script>/g;
export const styleSheets = /<link rel="stylesheet" href="([^"]*)" data-precedence="next"\/>/g;

/** An inlined style and the disabled link by which Next knows that it is loaded. */
export const inlinedStyles =
  /<style>((?:(?!<\/style)[\s\S])*)<\/style>(?=<link rel="stylesheet"[^>]* disabled=""\/>)/g;

/** The only HTML that React writes itself. */
export const htmlOfReact = '<script></script>';

/** The style of Next's own error screen begins like this. */
export const errorScreenStyle = ':root {--next-error';

/** The base path of the export, such as `/shop`; empty at the root of a host. */
export function basePathOf(html) {
  return requiredMatch('The url of a script', / (?:href|src)="([^":]*)\/_next\/static\//, html);
}

export function buildIdOf(html) {
  return requiredMatch('The build id', /\\"b\\":\\"(\w+)\\"/, html);
}

/** Read from a prop of the root layout, in the hydration payload. */
export function catalogueUrlOf(html) {
  return requiredMatch('The url of the catalogue', /\\"catalogueUrl\\":\\"([^"\\]+)\\"/, html);
}

/** The file of polyfills, which only browsers without modules load. */
export function legacyScriptOf(html) {
  return requiredMatch('The script for old browsers', /src="[^"]*?\/(_next\/[^"]+)" noModule/, html);
}

/** True for the inline scripts of Next: the hydration payload and the list of chunks. */
export function isScriptOfNext(code) {
  return /^(?:\(?self\.__next_f[=.]|\(globalThis\["TURBOPACK"\])/.test(code);
}

/** Throws if a pattern above has missed a script or a stylesheet. */
export function requireTransformed(html) {
  const head = html.slice(0, html.indexOf('</head>'));
  if (/<script\b[^>]*\basync\b/.test(head)) throw unknownMarkup('A script has stayed in <head>');
  if (/<link\b(?![^>]*\bdisabled\b)[^>]*\brel="stylesheet"/.test(html))
    throw unknownMarkup('A style sheet has stayed a file');
}

function requiredMatch(what, pattern, html) {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw unknownMarkup(`${what} is not in a page`);
  return found;
}

export function unknownMarkup(fault) {
  return new Error(`${fault}. scripts/export/next-markup.mjs describes the pages of Next.js ${nextVersion}.`);
}
