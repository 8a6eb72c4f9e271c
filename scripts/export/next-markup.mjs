// The markup of Next.js that the export relies on. Next.js does not document it, so the build fails where a page
// differs from it.
export const nextVersion = '16.4';

export const charset = '<meta charSet="utf-8"/>';

/** Where Next puts scripts, fonts and its own pictures, below the base path. */
export const chunkFolder = '/_next/static/';

/** Starts the chunks that it names once they are loaded. It is the first script after the content. */
export const bootstrapScript = /<script id="_R_">[^<]*?\.push\((\{[^<]*\})\);?<\/script>/;

/** The payload, in pieces. The file `X.txt` holds the same. */
export const payloadScripts = /<script>(?:\(self\.__next_f=|self\.__next_f\.push\()[\s\S]*?<\/script>/g;

/** Next connects to the page's own host for fonts that it does not preload. */
export const fontPreconnect = /<link rel="preconnect" [^>]*\/>/g;
export const scriptPreloads = /<link rel="preload" as="script" [^>]*\/>/g;
/** How wide a phone lays the page out, and the picture of high priority, whose file depends on that width. */
export const firstPicture = /<meta name="viewport" [^>]*\/>|<link rel="preload" as="image" [^>]*\/>/g;
export const asyncScripts = /<script src="([^"]*)" async=""><\/script>/g;
/** Polyfills for browsers without modules, in which the shop does not work anyway. */
export const legacyScript = /<script src="[^"]*" noModule=""><\/script>/;
/** Next fills these in from Open Graph, as do the sites that read them. */
export const repeatedTags = /<meta name="twitter:(?!card")[^>]*\/>/g;
export const styleSheets = /<link rel="stylesheet" href="([^"]*)" data-precedence="next"\/>/g;

/** An inlined style and the disabled link by which Next knows that it is loaded. */
export const inlinedStyles =
  /<style>((?:(?!<\/style)[\s\S])*)<\/style>(?=<link rel="stylesheet"[^>]* disabled=""\/>)/g;

/** The only HTML that React writes itself. */
export const htmlOfReact = '<script></script>';

/** The style of Next's own error screen begins like this. */
export const errorScreenStyle = ':root {--next-error';

/** Hydrates a page in the browser. Its chunks may load before or after. */
export function startNext(payload, bootstrap) {
  globalThis.__next_f = [[0], [1, payload]];
  (globalThis.TURBOPACK ??= []).push(bootstrap);
}

/** The base path of the export, such as `/shop`; empty at the root of a host. */
export function basePathOf(html) {
  return requiredMatch('The url of a script', / (?:href|src)="([^":]*)\/_next\/static\//, html);
}

export function buildIdOf(payload) {
  return requiredMatch('The build id', /"b":"(\w+)"/, payload);
}

/** Read from a prop of the root layout. */
export function catalogueUrlOf(payload) {
  return requiredMatch('The url of the catalogue', /"catalogueUrl":"([^"]+)"/, payload);
}

/** Throws if a pattern above has missed a script, a stylesheet or a font. */
export function requireTransformed(html) {
  if (/<script\b[^>]*\basync\b/.test(html)) throw unknownMarkup('A script starts by itself');
  if (/<script\b[^>]*\bnoModule\b/.test(html)) throw unknownMarkup('A script for old browsers has stayed');
  if (/<script[^>]*>\(?(?:self|globalThis)\b/.test(html))
    throw unknownMarkup('A script of Next.js has stayed inline');
  if (/<link\b[^>]*\bas="font"/.test(html)) throw unknownMarkup('A font is preloaded');
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
