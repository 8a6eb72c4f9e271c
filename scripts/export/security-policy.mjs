import { createHash } from 'node:crypto';
import { catalogueAheadScript } from './catalogue-ahead.mjs';
import { lostFilesScript } from './lost-files.mjs';

/** What React writes as HTML by itself: the shell of a script it creates. */
const htmlOfReact = ['<script></script>'];

/** How the style of the framework's last resort begins, the screen it shows where even our own error page cannot. */
const styleOfFramework = ':root {--next-error';

/**
 * Under Trusted Types nothing but the build's files and the service worker becomes a script, and no text becomes HTML
 * but what React writes; the style of the framework's last screen, which the policy forbids, is left out, or it would
 * take the screen with it. A browser without Trusted Types passes it by.
 */
function trustedTypesScript(files, worker) {
  // A closing tag would end the very script that names it.
  const inScript = (value) => JSON.stringify(value).replaceAll('</', String.raw`<\/`);
  return [
    `self.trustedTypes&&trustedTypes.createPolicy('default',{`,
    `createScriptURL:function(a){var u=new URL(a,location.href);`,
    `return u.origin===location.origin&&(u.pathname===${inScript(worker)}||`,
    `u.pathname.indexOf(${inScript(files)})===0)?a:null},`,
    `createHTML:function(h){return h.indexOf(${inScript(styleOfFramework)})===0?'':`,
    `${inScript(htmlOfReact)}.indexOf(h)<0?null:h}})`,
  ].join('');
}

/**
 * An address that begins with two slashes is, to the framework, another host's, and it falls over it with the whole
 * page; so the right spelling is opened before it wakes (F-75).
 */
const singleSlashScript =
  "location.pathname.startsWith('//')&&location.replace(location.pathname.replace(/^\\/+/,'/')+location.search+location.hash)";

/** The scripts of a page that stand in it and run: data in a script element does not. */
export function inlineScriptsOf(html) {
  return Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes]) => !/\bsrc=|\btype="application\//.test(attributes))
    .map(([, , code]) => code);
}

/** The styles that stand in a page; none of them is in a script. */
function inlineStylesOf(html) {
  return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, sheet]) => sheet);
}

function hashOf(code) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const hashesOf = (texts) => [...new Set(texts.map(hashOf))].join(' ');

/** Everything is forbidden but what the shop uses: its own files, and the scripts and styles of this very page. */
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
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default nextjs',
  ].join('; ');
}

const charset = '<meta charSet="utf-8"/>';
const earlier =
  /<meta http-equiv="Content-Security-Policy"[^>]*\/><script>self\.trustedTypes[\s\S]*?<\/script>/;

/**
 * The page with its policy right after the charset, so that it holds for all that follows. A host's header could not
 * carry it: every page has hashes of its own. Done twice it changes nothing.
 */
export function withSecurityPolicy(html, { basePath, catalogueUrl }) {
  const bare = html.replace(earlier, '');
  const files = `${basePath}/_next/static/`;
  const worker = `${basePath}/sw.js`;
  const guard = [
    trustedTypesScript(files, worker),
    singleSlashScript,
    lostFilesScript(files),
    catalogueAheadScript(catalogueUrl),
  ].join(';');
  const policy = policyFor([guard, ...inlineScriptsOf(bare)], inlineStylesOf(bare));
  const tags = `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${guard}</script>`;
  return bare.replace(charset, () => tags);
}
