import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { unpacked } from './unpacked';

const out = 'out';

/** The origin of a build without SITE_URL. */
export const origin = 'https://minato.example';

/** Builds that `npm test` makes beside `out/`; they may be older than it. */
export const otherBuilds = join('test-results', 'builds');

/**
 * Why the tests of a build beside `out/` must be skipped; undefined if they can run. On CI they always run, so that a
 * missing build fails them.
 */
export function reasonToSkip(build: string): string | undefined {
  if (process.env['CI']) return undefined;
  if (!existsSync(build)) return `npm test makes ${build}`;
  return buildIdOf(build) === buildIdOf(out) ? undefined : `${build} is not of the sources of out/`;
}

/** The build id, after which Next names a folder of static files. */
function buildIdOf(build: string): string | undefined {
  const folder = join(build, '_next', 'static');
  return existsSync(folder) ? readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name)) : undefined;
}

/** The sorted paths of all files in a build, relative to it and with forward slashes. */
export function filesOf(build: string): string[] {
  if (!existsSync(build)) return []; // The test server reports the missing export.
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(build, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
}

export const files: readonly string[] = filesOf(out);
export const htmlFiles = files.filter((file) => file.endsWith('.html'));

const fileSet = new Set(files);

export function isFile(file: string): boolean {
  return fileSet.has(file);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const texts = new Map<string, string>();

/** The text of a file in `out/`, read from disk once. */
export function read(file: string): string {
  const text = texts.get(file) ?? unpacked(readFileSync(join(out, file)));
  texts.set(file, text);
  return text;
}

export type ExportedPage = {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  readonly canonical: string | undefined;
  /** Contents of the meta tags by name or property. */
  readonly meta: Readonly<Record<string, string>>;
};

/** Every page but 404, offline, the `/index.html` copies and the second spelling of the dashboard. */
export const pages: readonly ExportedPage[] = htmlFiles
  .filter((file) => !/^(?:404|_not-found|offline|UserDashBoard)\.html$|\/index\.html$/.test(file))
  .map((file) => {
    const html = read(file);
    const [metas, links] = [tagsOf(html, 'meta'), tagsOf(html, 'link')];
    return {
      path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
      html,
      title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
      canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
      meta: Object.fromEntries(
        metas.map(({ name, property, content = '' }) => [name ?? property ?? '', content]),
      ),
    };
  });

export const paths = pages.map(({ path }) => path);
/** Pages that search engines may index. */
export const publicPages = pages.filter(({ meta }) => meta['robots'] === undefined);
export const productPages = pages.filter(({ path }) => isProduct(path));

export function isProduct(path: string): boolean {
  return /^\/OurStore\/[^/]+\/[^/]+$/.test(path);
}

export function pageAt(path: string): ExportedPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`The export has no page ${path}`);
  return page;
}

export function structuredDataOf(html: string): Record<string, unknown>[] {
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ([, text = '']) => JSON.parse(text),
  );
}

/** The text of <main> as shown without JavaScript. */
export function mainText(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const shown = main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return decodeEntities(shown).replace(/\s+/g, ' ').trim();
}

/** The distinct paths and hashes of the shop to which a page refers, in every tag or only in those named `tagName`. */
export function references(html: string, tagName = '[a-z]+', siteUrl = origin): string[] {
  const urls = tagsOf(html, tagName).flatMap((tag) => [
    ...['href', 'xlink:href', 'src', 'action', 'poster'].map((name) => tag[name]),
    ...[tag['srcset'], tag['imagesrcset']].flatMap((set) =>
      set?.split(',').map((candidate) => candidate.trim().split(' ')[0]),
    ),
    /^og:(?:image|url)$/.test(tag['property'] ?? tag['name'] ?? '') ? tag['content'] : undefined,
  ]);
  return [...new Set(urls)].flatMap((url) => {
    const path = url?.startsWith(siteUrl) ? url.slice(siteUrl.length) || '/' : url;
    // A url that begins with two slashes names another host.
    return path && /^[/#]/.test(path) && !path.startsWith('//') ? [path] : [];
  });
}

/** The attributes of each tag whose name matches `tagName`, the source of a regular expression. */
function tagsOf(html: string, tagName: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tagName}\\b[^>]*>`, 'g'))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decodeEntities(value),
      ]),
    ),
  );
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (all, name: string) => entities[name] ?? all);
}
