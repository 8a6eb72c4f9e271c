import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../exported-files';
import { unpacked } from '../unpacked';

/** The files of a build. */
export type Site = {
  /** Such as `https://shop.example`, as the canonical address of the home page says. */
  readonly origin: string;
  readonly build: string;
  readonly files: readonly string[];
  /** The text files, without the copies that answer a path with a slash at its end. */
  readonly texts: readonly string[];
  /** The paths of all pages, without those that hosts show in place of one, and without the second spelling of the dashboard. */
  readonly paths: readonly string[];
  readonly hasFile: (path: string) => boolean;
  readonly read: (path: string) => string;
  readonly html: (path: string) => string;
};

const textFile = /\.(?:html|txt|js|css|json|csv|xml|svg|webmanifest)$/;
const copiesAndStandIns = /(?:^|\/)index\.html$|^(?:404|_not-found|offline|UserDashBoard)\.html$/;

export function openSite(build: string): Site {
  const files = filesOf(build);
  const known = new Set(files);
  const read = (path: string) => unpacked(readFileSync(join(build, path)));
  return {
    build,
    origin: new URL(/<link rel="canonical" href="([^"]+)"/.exec(read('index.html'))?.[1] ?? '').origin,
    files,
    texts: files.filter((file) => textFile.test(file) && !/\/index\.(?:html|txt)$/.test(file)),
    paths: [
      '/',
      ...files
        .filter((file) => file.endsWith('.html') && !copiesAndStandIns.test(file))
        .map((file) => `/${file.slice(0, -'.html'.length)}`),
    ],
    hasFile: (path) => known.has(path.replace(/^\//, '')),
    read,
    html: (path) => read(path === '/' ? 'index.html' : `${path}.html`),
  };
}
