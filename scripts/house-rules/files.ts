import { offlinePage } from '@/lib/exported-paths.mjs';
import { feeds, routes } from '@/lib/routes';
import { violation, isIn, isTest, type SourceFile } from '@/scripts/house-rules/source';

const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const maxLines = 200;

/** oxlint checks the length of scripts but not of stylesheets. */
export function stylesheetSizeViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .filter(({ code }) => code.replace(/\n$/, '').split('\n').length > maxLines)
    .map(({ path }) => `${path} has more than ${maxLines} lines`);
}

/** The names that Next.js gives a meaning: components, other files without a number, and images with an optional one. */
const nextFiles =
  /^(?:(?:page|layout|not-found|error|global-error|loading|template)\.tsx|(?:globals\.css|robots\.ts|manifest\.ts|route\.ts)|(?:icon|apple-icon|opengraph-image|twitter-image|favicon)\d*\.\w+)$/;
/** Every url that a folder of `app` may be a part of. */
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
      const isAllowedName = nextFiles.test(fileNameOf(path)) || /\.test\.tsx?$/.test(path);
      return [
        ...(isKnown ? [] : [`${path} is in a folder that is no part of a url`]),
        ...(isAllowedName ? [] : [`${path} is no file of Next.js`]),
      ];
    });
}

const toKebabCase = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** Each file in `components` exports one component, in kebab case its file name; types do not count. */
export function componentViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'components') && file.path.endsWith('.tsx') && !isTest(file))
    .flatMap(({ path, exports }) => {
      const names = exports.filter(({ isType }) => !isType).map(({ text }) => text);
      const [name = ''] = names;
      if (names.length !== 1) return [`${path} exports ${names.length} values (${names.join(', ')})`];
      if (!/^[A-Z]/.test(name)) return [`${path} exports ${name}, which is no component`];
      const expectedFile = `${toKebabCase(name)}.tsx`;
      return expectedFile === fileNameOf(path)
        ? []
        : [`${path} exports ${name}, so its name must be ${expectedFile}`];
    });
}

/** No index files and no re-exports: each module has one import path. */
export function barrelViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...(fileNameOf(file.path).startsWith('index.') ? [`${file.path} is an index`] : []),
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
