import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'playwright/test';
import { files } from './exported-files';

// These tests read the configuration of hosts that cannot run here; `npm run hosts` tests nginx and Caddy.
const readRecipe = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

const paths = files.map((file) => `/${file}`);

/** Whether a file holds the data of a page, which Next fetches on navigation. */
const isPageData = (path: string) => path.endsWith('.txt') && !['/robots.txt', '/llms.txt'].includes(path);

/** The rules of a `_headers` file: each path pattern with the indented header lines below it. */
function rulesOf(file: string) {
  const rules: { path: string; headers: string[] }[] = [];
  for (const line of readRecipe(file).split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] });
    else if (line.startsWith('  ')) rules.at(-1)?.headers.push(line.trim());
  }
  return rules;
}

/** The regular expression of a path pattern, in which `*` stands for any text. */
function toRegExp(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace('*', '.*')}$`);
}

test('Netlify and Cloudflare hide the data of pages, and no other file, from search engines', () => {
  const rules = rulesOf('_headers');
  const hidden = rules
    .filter(({ headers }) => headers.includes('X-Robots-Tag: noindex'))
    .map(({ path }) => toRegExp(path));
  const isHidden = (path: string) => hidden.some((rule) => rule.test(path));
  const folders = paths.map((path) => path.replace(/index\.html$/, ''));
  expect(paths.filter(isPageData).length).toBeGreaterThan(50);
  expect([...paths, ...folders].filter((path) => isHidden(path) !== isPageData(path))).toEqual([]);
  // Cloudflare allows 100 rules and one `*` in each.
  expect(rules.length + rulesOf('_headers.cloudflare').length).toBeLessThanOrEqual(100);
  expect(rules.filter(({ path }) => path.split('*').length > 2)).toEqual([]);
});

test('Vercel hides the data of pages, and no other file, from search engines', () => {
  const rules: { source: string; headers: { key: string }[] }[] = JSON.parse(
    readRecipe('vercel.json'),
  ).headers;
  const hidden = rules.filter(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'));
  expect(hidden).toHaveLength(1);
  const rule = new RegExp(`^${hidden[0]?.source}$`);
  expect(paths.filter((path) => rule.test(path) !== isPageData(path))).toEqual([]);
});

test('CloudFront maps paths to files and hides the data of pages from search engines', () => {
  /** Runs CloudFront's function for an event and returns its answer as JSON. */
  const handle = (eventType: string, uri: string) => {
    const event = { context: { eventType }, request: { uri }, response: { headers: {} } };
    return JSON.stringify(
      runInNewContext(`${readRecipe('cloudfront-function.js')};handler(${JSON.stringify(event)})`),
    );
  };
  for (const [path, file] of [
    ['/', '/index.html'],
    ['/Cart', '/Cart.html'],
    ['/Cart/', '/Cart.html'],
    ['/OurStore/Tea/Pepper_1.5_L/', '/OurStore/Tea/Pepper_1.5_L.html'],
    ['/sw.js', '/sw.js'],
    ['/OurStore/Baby_Collection/Soft_Tape_Diapers', '/OurStore/Baby_Collection/Soft_Tape_Diapers.html'],
  ] as const)
    expect(handle('viewer-request', path)).toBe(JSON.stringify({ uri: file }));
  for (const path of ['/Cart.txt', '/Cart/Payment.txt', '/licences.txt'])
    expect(handle('viewer-response', path)).toBe('{"headers":{"x-robots-tag":{"value":"noindex"}}}');
  for (const path of ['/robots.txt', '/llms.txt', '/Cart.html'])
    expect(handle('viewer-response', path)).toBe('{"headers":{}}');
});

test('F-71 each recipe names the PAGE_FILES that its host needs', () => {
  for (const [file, pageFiles] of [
    ['nginx.conf', 'PAGE_FILES=file'],
    ['Caddyfile', 'PAGE_FILES=file'],
    ['_headers', 'PAGE_FILES=file'],
    ['vercel.json', 'PAGE_FILES=file'],
    ['cloudfront-function.js', 'PAGE_FILES=file'],
    ['github-pages.yml', 'PAGE_FILES: both'],
  ] as const)
    expect(readRecipe(file)).toContain(pageFiles);
});

test('F-156 no host lets browsers cache a 404 for a year', () => {
  // Vercel and Netlify would apply such a rule to a 404 as well; Cloudflare gets its rules in a file of its own.
  expect(readRecipe('vercel.json')).not.toMatch(/immutable|max-age=31536000/);
  expect(readRecipe('_headers')).not.toMatch(/^ +Cache-Control/m);
  expect(rulesOf('_headers.cloudflare').map(({ path }) => path)).toEqual([
    '/_next/static/*',
    '/catalogue/*',
    '/images/*',
  ]);
});

test('the commands for S3 sync only hashed files, copy all others, and copy the service worker last', () => {
  const commands = readRecipe('README.md').match(/^aws s3 .*$/gm) ?? [];
  expect(commands).toHaveLength(3);
  const [syncHashedFiles = '', copyOtherFiles = '', copyServiceWorker = ''] = commands;
  expect(commands.filter((command) => command.startsWith('aws s3 sync'))).toEqual([syncHashedFiles]);
  const hashedFiles = ['_next/static/*', 'catalogue/*', 'images/*'];
  expect(Array.from(syncHashedFiles.matchAll(/--(?:in|ex)clude '?([^' ]+)/g), ([, path]) => path)).toEqual([
    '*',
    ...hashedFiles,
  ]);
  expect(copyOtherFiles).toMatch(/^aws s3 cp out s3:\/\/BUCKET --recursive /);
  expect(Array.from(copyOtherFiles.matchAll(/--exclude '?([^' ]+)/g), ([, path]) => path)).toEqual([
    ...hashedFiles,
    'sw.js',
  ]);
  expect(copyServiceWorker).toBe('aws s3 cp out/sw.js s3://BUCKET/sw.js --cache-control no-cache');
});

test('every host sends Strict-Transport-Security for thirty days, without includeSubDomains or preload', () => {
  // Thirty days are 2,592,000 seconds.
  for (const file of ['nginx.conf', 'Caddyfile', '_headers', 'vercel.json']) {
    expect(readRecipe(file)).toMatch(/Strict-Transport-Security\W+(?:value\W+)?max-age=2592000\b/);
    expect(readRecipe(file)).not.toMatch(/includeSubDomains|preload/i);
  }
  const policy = JSON.parse(readRecipe('cloudfront-headers.json'));
  expect(policy.SecurityHeadersConfig.StrictTransportSecurity).toEqual({
    Override: true,
    AccessControlMaxAgeSec: 2_592_000,
    IncludeSubdomains: false,
  });
});
