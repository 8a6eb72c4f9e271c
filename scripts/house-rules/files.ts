import { offlinePage } from '@/lib/exported-paths.mjs';
import { feeds, routes } from '@/lib/routes';
import { violation, isIn, isTest, type SourceFile } from '@/scripts/house-rules/source';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const maxLines = 200;

/** oxlint counts the lines of scripts, and reads no stylesheet. */
export function stylesheetSizeViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .filter(({ code }) => code.replace(/\n$/, '').split('\n').length > maxLines)
    .map(({ path }) => `${path} has more than ${maxLines} lines`);
}

const nextFiles =
  /^(?:(?:page|layout|not-found|error|global-error|loading|template)\.tsx|(?:globals\.css|robots\.ts|manifest\.ts|route\.ts)|(?:icon|apple-icon|opengraph-image|twitter-image|favicon)\d*\.\w+)$/;
const urls = [
  ...Object.values(routes),
  '/OurStore/[category]/[name]',
  '/catalogue/[file]',
  '/structured-data.json',
  offlinePage,
  '/llms.txt',
  feeds.json,
  feeds.csv,
];

/** Every folder in `app` is part of a url: no route groups, no private folders. */
export function routeFolderViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app'))
    .flatMap(({ path }) => {
      const folder = path.slice('app'.length, path.lastIndexOf('/'));
      const isKnown = urls.some((url) => `${url}/`.startsWith(`${folder}/`));
      const isNamed = nextFiles.test(nameOf(path)) || /\.test\.tsx?$/.test(path);
      return [
        ...(isKnown ? [] : [`${path} is in a folder that is no part of a url`]),
        ...(isNamed ? [] : [`${path} is no file of Next.js`]),
      ];
    });
}

const toKebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

export function componentViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'components') && file.path.endsWith('.tsx') && !isTest(file))
    .flatMap(({ path, exports }) => {
      const names = exports.filter(({ isType }) => !isType).map(({ text }) => text);
      const [only = ''] = names;
      if (names.length !== 1) return [`${path} exports ${names.length} values (${names.join(', ')})`];
      if (!/^[A-Z]/.test(only)) return [`${path} exports ${only}, which is no component`];
      const file = `${toKebab(only)}.tsx`;
      return file === nameOf(path) ? [] : [`${path} exports ${only}, so its name must be ${file}`];
    });
}

/** No index files and no re-exports: each module has one import path. */
export function barrelViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...(nameOf(file.path).startsWith('index.') ? [`${file.path} is an index`] : []),
    ...file.exports
      .filter(({ isReExport }) => isReExport)
      .map(({ start, text }) => violation(file, start, `re-exports ${text}`)),
  ]);
}

const vagueFolders = /\/(?:types?|utils?|utilities|hooks?|helpers?|common|misc|shared)\//i;

/** Folder names such as utils or helpers say nothing about their contents. */
export function vagueFolderViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => vagueFolders.test(`/${path}`))
    .map(({ path }) => `${path} is in a folder with a vague name`);
}
