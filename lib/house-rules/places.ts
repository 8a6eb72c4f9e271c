import {
  violation,
  breachesOf,
  codeOf,
  isIn,
  isScript,
  isTest,
  literalsOf,
  type SourceFile,
} from '@/lib/house-rules/source';
import { feeds, offlinePage, routes } from '@/lib/routes';

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function mostLines(file: SourceFile): number {
  if (isTest(file)) return 300;
  if (isIn(file, 'data', 'lib/messages')) return Infinity;
  if (isIn(file, 'app') && nameOf(file.path) === 'page.tsx') return 60;
  return isIn(file, 'lib/domain') ? 120 : 200;
}

export function sizeViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => linesOf(file.text) > mostLines(file))
    .map((file) => `${file.path} has ${linesOf(file.text)} lines, ${mostLines(file)} are the most`);
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `app` is exempt: Next.js and the urls name its files. */
export function nameViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'components', 'lib', 'data', 'e2e', 'scripts'))
    .filter(({ path }) => !path.split('/').every((part) => part.split('.').every((word) => kebab.test(word))))
    .map(({ path }) => `${path} is not in kebab-case`);
}

const nextFiles =
  /^(?:(?:page|layout|not-found|error|global-error|loading|template)\.tsx|(?:globals\.css|robots\.ts|manifest\.ts|route\.ts)|(?:icon|apple-icon|opengraph-image|twitter-image|favicon)\d*\.\w+)$/;
const addresses = [
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
      const isKnown = addresses.some((address) => `${address}/`.startsWith(`${folder}/`));
      const isNamed = nextFiles.test(nameOf(path)) || /\.test\.tsx?$/.test(path);
      return [
        ...(isKnown ? [] : [`${path} lies in a folder that is no address`]),
        ...(isNamed ? [] : [`${path} is no file that Next knows`]),
      ];
    });
}

const toKebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

export function componentViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'components') && file.path.endsWith('.tsx') && !isTest(file))
    .flatMap(({ path, text }) => {
      const exported = [
        ...codeOf(text).matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm),
      ];
      const names = exported.map(([, name = '']) => name);
      const [only = ''] = names;
      if (names.length !== 1) return [`${path} exports ${names.length} values (${names.join(', ')})`];
      if (!/^[A-Z]/.test(only)) return [`${path} exports ${only}, which is no component`];
      const file = `${toKebab(only)}.tsx`;
      return file === nameOf(path) ? [] : [`${path} exports ${only}, so it is to be called ${file}`];
    });
}

/** No index files and no re-exports: each module has one import path. */
export function barrelViolations(files: readonly SourceFile[]): string[] {
  return files.filter(isScript).flatMap((file) => [
    ...(nameOf(file.path).startsWith('index.') ? [`${file.path} is an index`] : []),
    ...literalsOf(file.text)
      .filter(({ before }) => /\bexport\b(?!.*\b(?:import|export)\b).*\bfrom\s*$/s.test(before))
      .map(({ start }) => violation(file, start, 'passes on what another module exports')),
  ]);
}

export function defaultViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      (file) =>
        isScript(file) && !isIn(file, 'app', 'scripts/bench/floor/app') && !/\.config\.\w+$/.test(file.path),
    )
    .flatMap((file) => breachesOf(file, /\bexport default\b|\bas default\b/g, 'exports a default'));
}

export function untestedViolations(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter((file) => isIn(file, 'lib/domain') && !isTest(file) && !file.path.endsWith('-fixture.ts'))
    .filter(({ text }) => /^export (?!type\b|interface\b)/m.test(codeOf(text)))
    .filter(({ path }) => !paths.has(path.replace(/\.ts$/, '.test.ts')))
    .map(({ path }) => `${path} has no test beside it`);
}

const vagueFolders = /\/(?:types?|utils?|utilities|hooks?|helpers?|common|misc|shared)\//i;

/** Folder names such as utils or helpers say nothing about their contents. */
export function vagueFolderViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => vagueFolders.test(`/${path}`))
    .map(({ path }) => `${path} lies in a room without a noun`);
}
