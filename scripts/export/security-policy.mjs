import { createHash } from 'node:crypto';
import { charset, unknownMarkup } from './next-markup.mjs';

/**
 * Adds the policy, which is not a header, because its hashes differ per page.
 * @type {import('./transforms.mjs').Transform}
 */
export function addSecurityPolicy(html) {
  const bare = html.replace(earlierTag, charset);
  if (!bare.includes(charset)) throw unknownMarkup(`${charset} is not in a page`);
  const policy = policyFor(inlineScriptsOf(bare), inlineStylesOf(bare));
  return bare.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** The tag of an earlier run on the same page. */
const earlierTag = new RegExp(`${charset}<meta http-equiv="Content-Security-Policy"[^>]*/>`);

/** The code of all inline scripts that run; JSON-LD does not. */
export function inlineScriptsOf(html) {
  return Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes]) => !/\bsrc=|\btype="application\//.test(attributes))
    .map(([, , code]) => code);
}

function inlineStylesOf(html) {
  return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, sheet]) => sheet);
}

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
    // A form that the browser submits by itself would send typed data, card numbers included.
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

function hashesOf(texts) {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}
