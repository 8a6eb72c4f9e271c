import { createHash } from 'node:crypto';
import { cataloguePreloadScript } from './catalogue-preload.mjs';
import { chunkLoadGuardScript } from './chunk-load-guard.mjs';

/** The only HTML that React writes itself: an empty script element. */
const htmlOfReact = ['<script></script>'];

/** Start of the style in the framework's built-in error screen. */
const styleOfFramework = ':root {--next-error';

// Trusted Types: script urls only from the build and the service worker, HTML only from React. The style of
// the built-in error screen becomes empty; rejecting it would break the screen.
function trustedTypesScript(files, worker) {
  // `</script>` would end the script.
  const inScript = (value) => JSON.stringify(value).replaceAll('</', String.raw`<\/`);
  return [
    `self.trustedTypes&&trustedTypes.createPolicy('default',{`,
    // Decoded: some hosts resolve `..%2f` outside the folder.
    `createScriptURL:function(a){var u=new URL(decodeURIComponent(a),location.href);`,
    `return u.origin===location.origin&&(u.pathname===${inScript(worker)}||`,
    `u.pathname.indexOf(${inScript(files)})===0)?a:null},`,
    `createHTML:function(h){return h.indexOf(${inScript(styleOfFramework)})===0?'':`,
    `${inScript(htmlOfReact)}.indexOf(h)<0?null:h}})`,
  ].join('');
}

/** The framework crashes on a path with two leading slashes: redirect before hydration. */
const singleSlashScript =
  "location.pathname.startsWith('//')&&location.replace(location.pathname.replace(/^\\/+/,'/')+location.search+location.hash)";

/** Executable inline scripts, without JSON-LD. */
export function inlineScriptsOf(html) {
  return Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes]) => !/\bsrc=|\btype="application\//.test(attributes))
    .map(([, , code]) => code);
}

function inlineStylesOf(html) {
  return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, sheet]) => sheet);
}

function hashOf(code) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const hashesOf = (texts) => [...new Set(texts.map(hashOf))].join(' ');

function policyFor(scripts, styles) {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // A native submit would send typed data, card numbers included.
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

const charset = '<meta charSet="utf-8"/>';
const earlier =
  /<meta http-equiv="Content-Security-Policy"[^>]*\/><script>self\.trustedTypes[\s\S]*?<\/script>/;

/** In each page and not in a header, because the hashes differ per page. Idempotent. */
export function withSecurityPolicy(html, { basePath, catalogueUrl }) {
  const bare = html.replace(earlier, '');
  if (!bare.includes(charset)) throw new Error(`A page has no ${charset}, where its policy is put`);
  const files = `${basePath}/_next/static/`;
  const worker = `${basePath}/sw.js`;
  // Keep in sync with lib/stores/safe-storage.ts.
  const keyPrefix = basePath === '' ? '' : `${basePath}:`;
  const guard = [
    trustedTypesScript(files, worker),
    singleSlashScript,
    chunkLoadGuardScript(files, keyPrefix),
    cataloguePreloadScript(catalogueUrl, keyPrefix),
  ].join(';');
  const policy = policyFor([guard, ...inlineScriptsOf(bare)], inlineStylesOf(bare));
  const tags = `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${guard}</script>`;
  return bare.replace(charset, () => tags);
}
