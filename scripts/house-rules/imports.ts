import { posix } from 'node:path';
import { allowedImports, packages, restrictedPackages } from '@/scripts/house-rules/allowed-imports';
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
  return file.imports.map(({ text, ...details }) => {
    const isPackage = !/^(?:@\/|\.)/.test(text);
    const path = text.startsWith('.')
      ? posix.join(posix.dirname(file.path), text)
      : text.replace(/^@\/(messages\/)?/, (_, messages) => (messages ? 'lib/messages/en/' : ''));
    return { ...details, isPackage, to: isPackage ? text : withoutExtension(path) };
  });
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/**
 * Tests outside e2e may import everything except pages, and tests in e2e any package. A page may be imported only by
 * files of its own folder.
 */
export function importViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const rule = Object.entries(allowedImports).find(([path]) => isWithin(withoutExtension(file.path), path));
    if (rule === undefined) return [];
    const [importer, allowed] = rule;
    return resolveImports(file)
      .filter((imported) => {
        if (isWithin(imported.to, 'app')) return posix.dirname(imported.to) !== posix.dirname(file.path);
        if (isTest(file) && (imported.isPackage || !importer.startsWith('e2e'))) return false;
        return !allowed.some((entry) => allows(entry, imported));
      })
      .map(({ to, start }) => violation(file, start, `${importer} may not import ${to}`));
  });
}

function allows(entry: string, { to, isPackage, isType, isLazy }: ResolvedImport): boolean {
  if (entry.startsWith('type ') && !isType) return false;
  if (entry.startsWith('lazy ') && !isLazy) return false;
  const target = entry.replace(/^(?:type|lazy) /, '');
  if (target === packages) return isPackage && !restrictedPackages.some((name) => isWithin(to, name));
  return isWithin(to, target) || (target.endsWith(':') && to.startsWith(target));
}

/** A folder of `components` imports only from folders of earlier layers. */
const layers = [
  ['ui'],
  ['loading'],
  ['currency'],
  ['notices'],
  ['sharing'],
  ['cart'],
  ['wishlist', 'account'],
  ['product'],
  ['catalogue', 'checkout', 'orders', 'dashboard', 'home', 'company'],
  ['layout'],
  ['desk'],
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
