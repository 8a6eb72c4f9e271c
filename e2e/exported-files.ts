import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The export as a host would get it: files on a disk, read without a browser. */
const out = 'out';

/** The origin that the export names when SITE_URL is not set. */
export const origin = 'https://minato.example';

export function read(file: string): string {
  return readFileSync(join(out, file), 'utf8');
}

export function isFile(file: string): boolean {
  const path = join(out, file);
  return existsSync(path) && statSync(path).isFile();
}

/** Every file below `out/`, with forward slashes. */
export function exportedFiles(): string[] {
  if (!existsSync(out)) return []; // The server of the tests tells what to do.
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(isFile);
}

/**
 * Every page by its address; not the not-found page nor the offline one, not the second shape, not the alias of the
 * dashboard.
 */
export function exportedAddresses(): string[] {
  return exportedFiles()
    .filter((file) => file.endsWith('.html') && !/^(404|_not-found|offline|UserDashBoard)\.html$/.test(file))
    .filter((file) => file === 'index.html' || !file.endsWith('/index.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));
}

export function isProduct(address: string): boolean {
  return /^\/OurStore\/[^/]+\/[^/]+$/.test(address);
}

/** The file of an address that has no slash at its end. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Every tag of a kind as its attributes. */
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

/** What a page tells other sites, such as `og:image`. */
export function property(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((tag) => tag['property'] === name)?.['content'];
}

export function canonical(html: string): string | undefined {
  return tags(html, 'link').find((tag) => tag['rel'] === 'canonical')?.['href'];
}

/** What a reader without JavaScript sees in the main part of a page. */
export function mainText(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const shown = main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return plain(shown).replace(/\s+/g, ' ').trim();
}

/** The tags that ask for a file or lead to a page. */
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

/** Every address of our own that a page asks for or leads to. */
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
