import { posix } from 'node:path';
import { isIn, isTest, violation, type SourceFile } from '@/scripts/house-rules/source';

type ResolvedImport = {
  /** Path from the root without extension, or package name. */
  readonly to: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
  readonly isLazy: boolean;
  readonly start: number;
};

const withoutExtension = (path: string) => path.replace(/\.[cm]?[jt]sx?$/, '');

function resolveImports(file: SourceFile): ResolvedImport[] {
  return file.imports.map(({ text, ...rest }) => {
    const isPackage = !/^(?:@\/|\.)/.test(text);
    const path = text.startsWith('.')
      ? posix.join(posix.dirname(file.path), text)
      : text.replace(/^@\/(messages\/)?/, (_, messages) => (messages ? 'lib/messages/en/' : ''));
    return { ...rest, isPackage, to: isPackage ? text : withoutExtension(path) };
  });
}

type ImportRule = {
  readonly mayImport: readonly string[];
  readonly types?: readonly string[];
  /** If omitted, all packages but zustand and @noble/hashes are allowed. */
  readonly packages?: readonly string[];
  readonly typesOfPackages?: boolean;
  readonly lazily?: readonly string[];
};

/** Who may import what; the first match applies. */
const importRules: readonly (readonly [string, ImportRule])[] = [
  ['app', { mayImport: ['components', 'lib', 'data'] }],
  [
    'components/ui',
    {
      mayImport: ['components/ui', 'lib/base-path', 'lib/chunk-load', 'lib/domain/picture'],
      types: ['lib/domain', 'lib/routes', 'data/settings'],
    },
  ],
  ['components', { mayImport: ['components', 'lib', 'data/settings'] }],
  ['data', { mayImport: ['data'], types: ['lib/domain'], packages: [] }],
  ['lib/domain', { mayImport: ['lib/domain', 'data/settings'], packages: ['valibot', 'minisearch'] }],
  [
    'lib/stores',
    {
      mayImport: ['lib/domain', 'lib/stores', 'lib/base-path', 'lib/chunk-load', 'lib/password-hash'],
      packages: ['zustand', 'react'],
    },
  ],
  ['lib/password-hash', { mayImport: ['lib/domain'], packages: [], lazily: ['@noble/hashes'] }],
  ['lib/messages', { mayImport: ['lib/domain', 'lib/messages', 'data/settings'], packages: [] }],
  [
    'lib/routes',
    { mayImport: ['lib/base-path', 'lib/domain', 'lib/exported-paths', 'data/settings'], packages: [] },
  ],
  ['lib/base-path', { mayImport: [], packages: [] }],
  [
    'lib/publishing',
    {
      mayImport: [
        'lib/publishing',
        'lib/domain',
        'lib/base-path',
        'lib/routes',
        'lib/messages',
        'data/settings',
      ],
      packages: ['node:crypto'],
      typesOfPackages: true,
    },
  ],
  ['lib/offline', { mayImport: ['lib/domain', 'lib/stores', 'lib/chunk-load'], packages: [] }],
  ['e2e', { mayImport: ['e2e', 'data', 'lib/routes'] }],
  // Built with the shop's own config, for a fair comparison.
  ['scripts/bench/baseline', { mayImport: ['next.config'] }],
  [
    'scripts/house-rules',
    {
      mayImport: ['scripts/house-rules', 'lib/routes', 'lib/exported-paths'],
      packages: ['node:', 'oxc-parser'],
    },
  ],
  // Bundled for the browser.
  [
    'scripts/export/browser',
    {
      mayImport: [
        'scripts/export/browser',
        'scripts/export/next-markup',
        'lib/base-path',
        'lib/chunk-load',
        'lib/domain/stored-data',
        'lib/exported-paths',
      ],
      packages: [],
    },
  ],
  ['scripts/export/service-worker', { mayImport: ['scripts/export/browser', 'lib/exported-paths'] }],
  ['scripts', { mayImport: ['scripts', 'e2e', 'lib/exported-paths'] }],
];

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const matchesPackage = (name: string, pack: string) =>
  isWithin(name, pack) || (pack.endsWith(':') && name.startsWith(pack));

/** Tests outside e2e may import anything except pages. */
export function importViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const [name, rule] =
      importRules.find(([folder]) => isWithin(file.path.replace(/\.tsx?$/, ''), folder)) ?? [];
    if (name === undefined || rule === undefined) return [];
    return resolveImports(file)
      .filter(
        (found) => !(found.isPackage ? isPackageAllowed(rule, found, file) : isAllowed(rule, found, file)),
      )
      .map(({ to, start }) => violation(file, start, `${name} may not import ${to}`));
  });
}

function isAllowed(rule: ImportRule, { to, isType }: ResolvedImport, file: SourceFile): boolean {
  if (isWithin(to, 'app'))
    return isWithin(file.path, 'app') && posix.dirname(to) === posix.dirname(file.path);
  if (isTest(file) && !isWithin(file.path, 'e2e')) return true;
  return [...rule.mayImport, ...(isType ? (rule.types ?? []) : [])].some((folder) => isWithin(to, folder));
}

function isPackageAllowed(
  rule: ImportRule,
  { to, isType, isLazy }: ResolvedImport,
  file: SourceFile,
): boolean {
  if (isTest(file) || (isType && rule.typesOfPackages === true)) return true;
  if (rule.lazily?.some((pack) => matchesPackage(to, pack))) return isLazy;
  if (rule.packages === undefined)
    return !matchesPackage(to, 'zustand') && !matchesPackage(to, '@noble/hashes');
  return rule.packages.some((pack) => matchesPackage(to, pack));
}

/** A folder of `components` imports only from folders of earlier layers. */
const layers = [
  ['ui'],
  ['currency', 'loading'],
  ['notices'],
  ['sharing'],
  ['cart'],
  ['wishlist', 'account'],
  ['product'],
  ['catalogue', 'checkout', 'orders', 'dashboard', 'home', 'company'],
  ['layout'],
];

const folderOf = (path: string) => /^components\/([^/]+)\//.exec(path)?.[1];
const layerOf = (folder: string | undefined) =>
  layers.findIndex((layer) => layer.some((name) => name === folder));

export function layerViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (!isIn(file, 'components')) return [];
    const folder = folderOf(file.path);
    if (layerOf(folder) < 0) return [`${file.path} is in a folder without a layer`];
    return resolveImports(file)
      .filter(({ to, isPackage }) => !isPackage && isWithin(to, 'components') && folderOf(to) !== folder)
      .filter(({ to }) => layerOf(folderOf(to)) >= layerOf(folder))
      .map(({ to, start }) => violation(file, start, `${folder} may not import ${folderOf(to) ?? to}`));
  });
}

/** Unlike oxlint's import/no-cycle, this follows `import()` too. */
export function cycleViolations(files: readonly SourceFile[]): string[] {
  const modules = new Map(files.map((file) => [withoutExtension(file.path), file]));
  const done = new Set<string>();
  const found: string[] = [];

  function visit(name: string, path: readonly string[]): void {
    const file = modules.get(name);
    if (file === undefined || done.has(name)) return;
    if (path.includes(name)) {
      found.push([...path.slice(path.indexOf(name)), name].join(' > '));
      return;
    }
    for (const { to } of resolveImports(file)) visit(to, [...path, name]);
    done.add(name);
  }

  for (const name of modules.keys()) visit(name, []);
  return found;
}
