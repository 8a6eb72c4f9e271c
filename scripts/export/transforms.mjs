import {
  asyncScripts,
  bootstrapScript,
  charset,
  firstPicture,
  fontPreconnect,
  legacyScript,
  payloadScripts,
  repeatedTags,
  scriptPreloads,
  styleSheets,
} from './next-markup.mjs';
import { hasCartPreview, hydratesAtOnce, isCatalogue, payloadFileOf, showsDraft } from './pages.mjs';
import { addSecurityPolicy } from './security-policy.mjs';

/**
 * What the transforms of all pages share.
 * @typedef {object} Site
 * @property {Readonly<Record<string, readonly unknown[]>>} structuredData JSON-LD by path
 * @property {(href: string) => StyleSheet} styleSheet
 * @property {readonly string[]} previewClasses classes that the preview of the cart adds
 * @property {string} basePath
 * @property {string} buildId
 * @property {{ catalogue: string, page: string, form: string, cart: string }} inlineScripts run before everything else
 */

/**
 * @typedef {object} StyleSheet
 * @property {string} text
 * @property {readonly string[]} fonts urls
 * @property {(html: string, addedClasses?: readonly string[]) => string} usedBy picks the rules that a page can match
 */

/**
 * Changes the HTML of the page at `path`. Applied twice, it changes nothing more.
 * @typedef {(html: string, site: Site, path: string) => string} Transform
 */

/**
 * Adds the JSON-LD of a page. A second run finds none, because `finishExport` has deleted the file that held it.
 * @type {Transform}
 */
export function addStructuredData(html, { structuredData }, path) {
  const tags = (structuredData[path] ?? []).map(
    (data) => `<script type="application/ld+json">${asScript(data)}</script>`,
  );
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

/** @type {Transform} */
export function removeRepeatedTags(html) {
  return html.replace(repeatedTags, '');
}

/**
 * Takes out the scripts that hydrate the page, and adds one that runs them when the page is used. Most visits read,
 * scroll and leave. The script also decides whether the fonts are preloaded.
 * @type {Transform}
 */
export function delayHydration(html, { styleSheet, basePath, buildId, inlineScripts }, path) {
  const [tag, bootstrap] = bootstrapScript.exec(html) ?? [];
  if (tag === undefined) return html;
  // `inlineStyles` disables the links of stylesheets later.
  const fonts = [...html.matchAll(styleSheets)].flatMap(([, href]) => styleSheet(href).fonts);
  if (fonts.length === 0) throw new Error(`${path} has no fonts`);
  const data = {
    buildId,
    ...(hydratesAtOnce(path) && { hydratesAtOnce: true }),
    chunks: Array.from(html.matchAll(asyncScripts), ([, src]) => src),
    fonts,
    payload: basePath + encodeURI(payloadFileOf(path)),
    bootstrap: JSON.parse(bootstrap),
  };
  const { catalogue, page, form, cart } = inlineScripts;
  const codes = [
    ...(isCatalogue(path) ? [catalogue] : []),
    page,
    ...(showsDraft(path) ? [form] : []),
    ...(hasCartPreview(path) ? [cart] : []),
  ];
  const scripts = [
    `<script type="application/json" id="page-data">${asScript(data)}</script>`,
    ...codes.map((code) => `<script>${code}</script>`),
  ].join('');
  return [tag, scriptPreloads, asyncScripts, payloadScripts, fontPreconnect, legacyScript]
    .reduce((text, element) => text.replace(element, ''), html)
    .replace(charset, () => `${charset}${scripts}`);
}

/**
 * Preloads the picture of high priority before the first script, because the browser requests nothing while that runs.
 * @type {Transform}
 */
export function preloadPictureFirst(html) {
  const tags = html.match(firstPicture) ?? [];
  return html.replace(firstPicture, '').replace(charset, () => charset + tags.join(''));
}

/**
 * Inlines the rules that the page uses, because a file costs another round trip, 0.7 to 0.9 s on a slow connection. The
 * disabled link that follows tells Next.js that the stylesheet is loaded; before the page hydrates, it loads the rest.
 * @type {Transform}
 */
export function inlineStyles(html, { styleSheet, previewClasses }, path) {
  const addedClasses = hasCartPreview(path) ? previewClasses : [];
  // Of several stylesheets one may use definitions of another.
  const needsAll = [...html.matchAll(styleSheets)].length > 1;
  return html.replace(styleSheets, (_, href) => {
    const { text, usedBy } = styleSheet(href);
    const link = `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
    return `<style>${needsAll ? text : usedBy(html, addedClasses)}</style>${link}`;
  });
}

/** Every page has these rules inlined; in a stylesheet that loads later they would show late fonts, which moves text. */
export function withoutFontFaces(sheet) {
  return sheet.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Has Chromium compile all functions of a chunk in the background, instead of each at its first call. */
export function withCompileHint(code) {
  return code.startsWith(compileHint) ? code : compileHint + code;
}

/** @type {readonly Transform[]} */
export const transforms = [
  addStructuredData,
  removeRepeatedTags,
  delayHydration,
  preloadPictureFirst,
  inlineStyles,
  // This one is last, because it hashes every script and style.
  addSecurityPolicy,
];

/** JSON that cannot end its script element. */
function asScript(data) {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
