import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const out = 'out';

/** The default origin without SITE_URL. */
export const origin = 'https://minato.example';

/** Builds that `npm test` makes beside `out/`; they may be older than it. */
export const otherBuilds = join('test-results', 'builds');

/** Why a build beside `out/` cannot be tested; on CI it has to be there. */
export function reasonToSkip(build: string): string | undefined {
  if (process.env['CI']) return undefined;
  if (!existsSync(build)) return `npm test makes ${build}`;
  return buildIdOf(build) === buildIdOf(out) ? undefined : `${build} is not of the sources of out/`;
}

/** Next names a folder of static files after the build id. */
function buildIdOf(build: string): string | undefined {
  const folder = join(build, '_next', 'static');
  return existsSync(folder) ? readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name)) : undefined;
}

export function read(file: string): string {
  return readFileSync(join(out, file), 'utf8');
}

export function isFile(file: string): boolean {
  const path = join(out, file);
  return existsSync(path) && statSync(path).isFile();
}

/** Every file below `out/`, with forward slashes. */
export function exportedFiles(): string[] {
  if (!existsSync(out)) return []; // The test server reports the missing export.
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(isFile);
}

/** Paths of all pages, without 404, offline, `/index.html` copies and the dashboard alias. */
export function exportedAddresses(): string[] {
  return exportedFiles()
    .filter((file) => file.endsWith('.html') && !/^(404|_not-found|offline|UserDashBoard)\.html$/.test(file))
    .filter((file) => file === 'index.html' || !file.endsWith('/index.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));
}

export function isProduct(address: string): boolean {
  return /^\/OurStore\/[^/]+\/[^/]+$/.test(address);
}

export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function tags(html: string, kind: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${kind}\\b[^>]*>`, 'g'))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        plain(value),
      ]),
    ),
  );
}

export function title(html: string): string | undefined {
  return plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

export function meta(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((tag) => tag['name'] === name)?.['content'];
}

export function property(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((tag) => tag['property'] === name)?.['content'];
}

export function canonical(html: string): string | undefined {
  return tags(html, 'link').find((tag) => tag['rel'] === 'canonical')?.['href'];
}

/** The text of <main> as shown without JavaScript. */
export function mainText(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const shown = main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return plain(shown).replace(/\s+/g, ' ').trim();
}

const referring = [
  'a',
  'link',
  'script',
  'img',
  'source',
  'use',
  'image',
  'form',
  'iframe',
  'video',
  'audio',
  'meta',
];

/** Every own url that a page references. */
export function references(html: string, kinds: readonly string[] = referring): string[] {
  const found = tags(html, `(?:${kinds.join('|')})`).flatMap((tag) => [
    ...['href', 'xlink:href', 'src', 'action', 'poster'].map((name) => tag[name]),
    ...[tag['srcset'], tag['imagesrcset']].flatMap((set) =>
      set?.split(',').map((one) => one.trim().split(' ')[0]),
    ),
    /^(og|twitter):(image|url)$/.test(tag['property'] ?? tag['name'] ?? '') ? tag['content'] : undefined,
  ]);
  return [...new Set(found)].flatMap((to) => {
    const address = to?.startsWith(origin) ? to.slice(origin.length) || '/' : to;
    return address && /^[/#]/.test(address) && !address.startsWith('//') ? [address] : [];
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (all, name: string) => entities[name] ?? all);
}
