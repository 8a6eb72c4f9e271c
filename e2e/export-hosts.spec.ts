import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'playwright/test';
import { files } from './exported-files';

/** Hosts that cannot run here; `npm run hosts` tests nginx and Caddy. */
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

const paths = files.map((file) => `/${file}`);
const isData = (path: string) => path.endsWith('.txt') && !['/robots.txt', '/llms.txt'].includes(path);

/** `_headers` rules: `*` in a path matches anything. */
function rulesOf(file: string) {
  const rules: { path: string; headers: string[] }[] = [];
  for (const line of read(file).split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] });
    else if (line.startsWith('  ')) rules.at(-1)?.headers.push(line.trim());
  }
  return rules;
}

const matcher = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', '.*')}$`);

test('Netlify and Cloudflare keep search engines from the data of pages, and from nothing else', () => {
  const rules = rulesOf('_headers');
  const hidden = rules
    .filter(({ headers }) => headers.includes('X-Robots-Tag: noindex'))
    .map(({ path }) => matcher(path));
  const isHidden = (path: string) => hidden.some((rule) => rule.test(path));
  const folders = paths.map((path) => path.replace(/index\.html$/, ''));
  expect(paths.filter(isData).length).toBeGreaterThan(280);
  expect([...paths, ...folders].filter((path) => isHidden(path) !== isData(path))).toEqual([]);
  // Cloudflare's limits.
  expect(rules.length + rulesOf('_headers.cloudflare').length).toBeLessThanOrEqual(100);
  expect(rules.filter(({ path }) => path.split('*').length > 2)).toEqual([]);
});

test('Vercel keeps search engines from the data of pages, and from nothing else', () => {
  const rules: { source: string; headers: { key: string }[] }[] = JSON.parse(read('vercel.json')).headers;
  const hidden = rules.filter(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'));
  expect(hidden).toHaveLength(1);
  const rule = new RegExp(`^${hidden[0]?.source}$`);
  expect(paths.filter((path) => rule.test(path) !== isData(path))).toEqual([]);
});

test('CloudFront maps paths to files and keeps search engines from the data of pages', () => {
  const handle = (eventType: string, uri: string) => {
    const event = { context: { eventType }, request: { uri }, response: { headers: {} } };
    return JSON.stringify(
      runInNewContext(`${read('cloudfront-function.js')};handler(${JSON.stringify(event)})`),
    );
  };
  for (const [asked, file] of [
    ['/', '/index.html'],
    ['/Cart', '/Cart.html'],
    ['/Cart/', '/Cart/index.html'],
    ['/sw.js', '/sw.js'],
    ['/OurStore/Baby_Collection/Soft_Tape_Diapers', '/OurStore/Baby_Collection/Soft_Tape_Diapers.html'],
  ] as const)
    expect(handle('viewer-request', asked)).toBe(JSON.stringify({ uri: file }));
  for (const path of ['/Cart.txt', '/Cart/__next._tree.txt', '/licences.txt'])
    expect(handle('viewer-response', path)).toBe('{"headers":{"x-robots-tag":{"value":"noindex"}}}');
  for (const path of ['/robots.txt', '/llms.txt', '/Cart.html'])
    expect(handle('viewer-response', path)).toBe('{"headers":{}}');
});

test('F-156 no host lets browsers cache a 404 for a year', () => {
  // Both hosts apply their rules to a 404 as well.
  expect(read('vercel.json')).not.toMatch(/immutable|max-age=31536000/);
  expect(read('_headers')).not.toMatch(/^ +Cache-Control/m);
  expect(rulesOf('_headers.cloudflare').map(({ path }) => path)).toEqual([
    '/_next/static/*',
    '/catalogue/*',
    '/images/*',
  ]);
});

test('the commands for S3 copy pages without comparing them, and the service worker last', () => {
  const commands = read('README.md').match(/^aws s3 .*$/gm) ?? [];
  expect(commands).toHaveLength(3);
  const [kept = '', rest = '', worker = ''] = commands;
  expect(commands.filter((command) => command.startsWith('aws s3 sync'))).toEqual([kept]);
  const hashed = ['_next/static/*', 'catalogue/*', 'images/*'];
  expect(Array.from(kept.matchAll(/--(?:in|ex)clude '?([^' ]+)/g), ([, path]) => path)).toEqual([
    '*',
    ...hashed,
  ]);
  expect(rest).toMatch(/^aws s3 cp out s3:\/\/BUCKET --recursive /);
  expect(Array.from(rest.matchAll(/--exclude '?([^' ]+)/g), ([, path]) => path)).toEqual([
    ...hashed,
    'sw.js',
  ]);
  expect(worker).toBe('aws s3 cp out/sw.js s3://BUCKET/sw.js --cache-control no-cache');
});

test('every host sends Strict-Transport-Security for thirty days, without subdomains and preload', () => {
  for (const file of ['nginx.conf', 'Caddyfile', '_headers', 'vercel.json']) {
    expect(read(file)).toMatch(/Strict-Transport-Security\W+(?:value\W+)?max-age=2592000\b/);
    expect(read(file)).not.toMatch(/includeSubDomains|preload/i);
  }
  const policy = JSON.parse(read('cloudfront-headers.json'));
  expect(policy.SecurityHeadersConfig.StrictTransportSecurity).toEqual({
    Override: true,
    AccessControlMaxAgeSec: 2_592_000,
    IncludeSubdomains: false,
  });
});
