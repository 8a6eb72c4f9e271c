import { posix } from 'node:path';
import { violation, isIn, isScript, isTest, literalsOf, type SourceFile } from '@/lib/house-rules/source';

type Import = {
  /** Path from the root without extension, or package name. */
  readonly to: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
  readonly isLazy: boolean;
  readonly start: number;
};

function importsOf(file: SourceFile): Import[] {
  if (!isScript(file)) return [];
  return literalsOf(file.text).flatMap(({ text, start, before }): Import[] => {
    if (!/(?:\bfrom|\bimport|\b(?:import|require)\s*\()\s*$/.test(before)) return [];
    const isPackage = !/^(?:@\/|\.)/.test(text);
    const path = text.startsWith('.')
      ? posix.join(posix.dirname(file.path), text)
      : text.replace(/^@\/(messages\/)?/, (_, messages) => (messages ? 'lib/messages/en/' : ''));
    const clause = /.*\b(?:import|export)\b(.*)/s.exec(before)?.[1] ?? '';
    return [
      {
        to: isPackage ? text : path.replace(/\.(?:[cm]?[jt]sx?)$/, ''),
        isPackage,
        isType: isTypeClause(clause),
        isLazy: /\(\s*$/.test(before),
        start,
      },
    ];
  });
}

function isTypeClause(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const names = /^\s*\{(.*)\}\s*from\s*$/s.exec(clause)?.[1]?.split(',') ?? [];
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  return given.length > 0 && given.every((name) => name.startsWith('type '));
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
  ['components', { mayImport: ['components', 'lib', 'data/settings'] }],
  ['data', { mayImport: [], types: ['lib/domain'], packages: [] }],
  ['lib/domain', { mayImport: ['lib/domain', 'data/settings'], packages: ['valibot', 'minisearch'] }],
  [
    'lib/stores',
    { mayImport: ['lib/domain', 'lib/stores'], packages: ['zustand', 'react'], lazily: ['@noble/hashes'] },
  ],
  ['lib/messages', { mayImport: ['lib/domain', 'data/settings'], packages: [] }],
  ['lib/routes', { mayImport: ['lib/domain', 'data/settings'], packages: [] }],
  [
    'lib/publishing',
    {
      mayImport: ['lib/publishing', 'lib/domain', 'lib/routes', 'lib/messages', 'data/settings'],
      packages: ['node:crypto'],
      typesOfPackages: true,
    },
  ],
  ['lib/offline', { mayImport: ['lib/domain', 'lib/stores'], packages: [] }],
  ['lib/house-rules', { mayImport: ['lib/house-rules', 'lib/routes'], packages: ['node:'] }],
  ['e2e', { mayImport: ['e2e', 'data', 'lib/routes'] }],
  // Built with the shop's own config, for a fair comparison.
  ['scripts/bench/floor', { mayImport: ['next.config'] }],
  ['scripts', { mayImport: ['scripts', 'lib/domain/chunk-load'] }],
];

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const matchesPackage = (name: string, pack: string) =>
  isWithin(name, pack) || (pack.endsWith(':') && name.startsWith(pack));

/** Tests outside e2e may import anything except pages. */
export function importViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const [name, rule] =
      importRules.find(([place]) => isWithin(file.path.replace(/\.tsx?$/, ''), place)) ?? [];
    if (name === undefined || rule === undefined) return [];
    return importsOf(file)
      .filter(
        (taken) => !(taken.isPackage ? isPackageAllowed(rule, taken, file) : isAllowed(rule, taken, file)),
      )
      .map(({ to, start }) => violation(file, start, `${name} may not import ${to}`));
  });
}

function isAllowed(rule: ImportRule, { to, isType }: Import, file: SourceFile): boolean {
  if (isWithin(to, 'app'))
    return isWithin(file.path, 'app') && posix.dirname(to) === posix.dirname(file.path);
  if (isTest(file) && !isWithin(file.path, 'e2e')) return true;
  return [...rule.mayImport, ...(isType ? (rule.types ?? []) : [])].some((place) => isWithin(to, place));
}

function isPackageAllowed(rule: ImportRule, { to, isType, isLazy }: Import, file: SourceFile): boolean {
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
    return importsOf(file)
      .filter(({ to, isPackage }) => !isPackage && isWithin(to, 'components') && folderOf(to) !== folder)
      .filter(({ to }) => layerOf(folderOf(to)) >= layerOf(folder))
      .map(({ to, start }) => violation(file, start, `${folder} may not import ${folderOf(to) ?? to}`));
  });
}

export function cycleViolations(files: readonly SourceFile[]): string[] {
  const names = new Map(
    files.filter(isScript).map((file) => [file.path.replace(/\.[cm]?[jt]sx?$/, ''), file]),
  );
  const done = new Set<string>();
  const found: string[] = [];

  function visit(name: string, way: readonly string[]): void {
    const file = names.get(name);
    if (file === undefined || done.has(name)) return;
    if (way.includes(name)) {
      found.push([...way.slice(way.indexOf(name)), name].join(' > '));
      return;
    }
    for (const { to } of importsOf(file)) visit(to, [...way, name]);
    done.add(name);
  }

  for (const name of names.keys()) visit(name, []);
  return found;
}
