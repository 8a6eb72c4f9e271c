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
  return file.imports.map(({ text, ...details }) => {
    const isPackage = !/^(?:@\/|\.)/.test(text);
    const path = text.startsWith('.')
      ? posix.join(posix.dirname(file.path), text)
      : text.replace(/^@\/(messages\/)?/, (_, messages) => (messages ? 'lib/messages/en/' : ''));
    return { ...details, isPackage, to: isPackage ? text : withoutExtension(path) };
  });
}

/** Stands for all packages except the restricted ones, which a rule must name. */
const packages = 'packages';
const restrictedPackages = ['zustand', '@noble/hashes', 'idb'];

/** What folders and files may import: the first entry that matches a file applies. */
// `type` allows types only, `lazy` only `import()`, and a colon at the end any name behind it.
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'lib', 'data', 'shop', packages],
  'components/ui': [
    'components/ui',
    'lib/base-path',
    'lib/load-limits',
    'lib/domain/picture',
    'type lib/domain',
    'type lib/routes',
    packages,
  ],
  components: [
    'components',
    'lib',
    'shop/settings',
    'shop/texts',
    'shop/extras',
    'shop/category-pictures',
    packages,
  ],
  data: ['data', 'shop', 'type lib/domain'],
  'lib/domain': ['lib/domain', 'shop/settings', 'shop/extras', 'shop/synonyms', 'minisearch'],
  'lib/stores': [
    'lib/stores',
    'lib/domain',
    'lib/base-path',
    'lib/load-limits',
    'lib/catalogue-request',
    'lib/password-hash',
    'zustand',
    'react',
    'idb',
  ],
  'lib/password-hash': ['lib/domain', 'lazy @noble/hashes'],
  'lib/messages': ['lib/messages', 'lib/domain', 'shop/settings', 'shop/texts', 'shop/extras'],
  'lib/routes': ['lib/base-path', 'lib/domain', 'lib/exported-paths', 'lib/slug', 'shop/settings'],
  'lib/catalogue-request': ['lib/load-limits'],
  'lib/catalogue-url': ['lib/routes', 'lib/search-words', 'lib/domain', 'shop/settings'],
  'lib/search-words': ['lib/routes'],
  'lib/slug': [],
  'lib/desk-paths': [],
  'lib/navigation': ['lib/routes', 'shop/absent-paths'],
  'lib/base-path': [],
  'lib/publishing': [
    'lib/publishing',
    'lib/domain',
    'lib/base-path',
    'lib/routes',
    'lib/catalogue-url',
    'lib/navigation',
    'lib/messages',
    'shop/settings',
    'node:crypto',
    `type ${packages}`,
  ],
  'lib/offline': ['lib/offline', 'lib/domain', 'lib/stores', 'lib/data-saving', 'lib/load-limits'],
  // These tests read a shop's folder as the build does.
  'e2e/contract': ['e2e', 'scripts/shop', packages],
  e2e: ['e2e', 'data', 'shop', 'lib/routes', packages],
  // The minimal page is built with the shop's config, for a fair comparison.
  'scripts/bench/baseline': ['next.config', packages],
  'scripts/house-rules': ['scripts/house-rules', 'lib/routes', 'lib/exported-paths', 'node:', 'oxc-parser'],
  // These files are bundled for the browser.
  'scripts/export/browser': [
    'scripts/export/browser',
    'scripts/export/next-markup',
    'components/ui/backdrop-class',
    'components/ui/src-set',
    'lib/messages/en/cart-label',
    'lib/base-path',
    'lib/routes',
    'lib/data-saving',
    'lib/fade-in-page',
    'lib/web-fonts',
    'lib/load-limits',
    'lib/page-link',
    'lib/catalogue-request',
    'lib/catalogue-url',
    'lib/domain',
    'lib/exported-paths',
  ],
  'scripts/export/service-worker': [
    'scripts/export/service-worker',
    'scripts/export/browser',
    'lib/exported-paths',
    'lib/offline/cache-names',
    'lib/stores/desk-database',
    packages,
  ],
  'scripts/export/desk': [
    'scripts',
    'components/desk',
    'lib/base-path',
    'lib/desk-paths',
    'lib/stores/desk-store',
    'shop/company',
    'tailwind.config',
    packages,
  ],
  scripts: [
    'scripts',
    'e2e',
    'lib/desk-paths',
    'lib/exported-paths',
    'lib/slug',
    'lib/domain/khqr-text',
    packages,
  ],
};

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
