import { posix } from 'node:path';
import { breach, isIn, isScript, isTest, literalsOf, type SourceFile } from '@/lib/house-rules/source';

type Import = {
  /** A path from the top without extension, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
  readonly isLazy: boolean;
  readonly start: number;
};

/** Every module that a file takes from, types included. */
function importsOf(file: SourceFile): Import[] {
  if (!isScript(file)) return [];
  return literalsOf(file.text).flatMap(({ text, start, before }): Import[] => {
    if (!/(?:\bfrom|\bimport|\b(?:import|require)\s*\()\s*$/.test(before)) return [];
    const isPackage = !/^(?:@\/|\.)/.test(text);
    const path = text.startsWith('.') ? posix.join(posix.dirname(file.path), text) : text.replace(/^@\//, '');
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

type Room = {
  /** Paths, or the folders they lie in. */
  readonly mayTake: readonly string[];
  readonly types?: readonly string[];
  /** Packages by name; left out: any but those that belong to one room. */
  readonly packages?: readonly string[];
  readonly typesOfPackages?: boolean;
  readonly lazily?: readonly string[];
};

/** Who may import whom; the first room that a path lies in counts. */
const rooms: readonly (readonly [string, Room])[] = [
  ['app', { mayTake: ['components', 'lib', 'data'] }],
  ['components', { mayTake: ['components', 'lib'] }],
  ['data', { mayTake: [], types: ['lib/domain'], packages: [] }],
  ['lib/domain', { mayTake: ['lib/domain'], packages: ['valibot', 'minisearch'] }],
  [
    'lib/stores',
    { mayTake: ['lib/domain', 'lib/stores'], packages: ['zustand', 'react'], lazily: ['@noble/hashes'] },
  ],
  ['lib/messages', { mayTake: ['lib/domain'], packages: [] }],
  ['lib/routes', { mayTake: ['lib/domain'], packages: [] }],
  [
    'lib/structured-data',
    { mayTake: ['lib/domain', 'lib/routes', 'lib/messages'], packages: [], typesOfPackages: true },
  ],
  ['lib/seo', { mayTake: ['lib/domain', 'lib/routes', 'lib/messages'], packages: [], typesOfPackages: true }],
  ['lib/product-feed', { mayTake: ['lib/domain', 'lib/routes', 'lib/messages'], packages: [] }],
  ['lib/llms-text', { mayTake: ['lib/domain', 'lib/routes', 'lib/messages'], packages: [] }],
  ['lib/published-catalogue', { mayTake: ['lib/domain', 'lib/routes'], packages: ['node:crypto'] }],
  ['lib/house-rules', { mayTake: ['lib/house-rules', 'lib/routes'], packages: ['node:'] }],
  ['e2e', { mayTake: ['e2e', 'data', 'lib/routes'] }],
  // Built with the settings of the shop that it is measured against.
  ['scripts/bench/floor', { mayTake: ['next.config'] }],
  ['scripts', { mayTake: ['scripts'] }],
];

const lies = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const isOf = (name: string, pack: string) =>
  lies(name, pack) || (pack.endsWith(':') && name.startsWith(pack));

/** The import table of the house. What a test takes is its own affair, but for pages. */
export function importViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const [name, room] = rooms.find(([place]) => lies(file.path.replace(/\.tsx?$/, ''), place)) ?? [];
    if (name === undefined || room === undefined) return [];
    return importsOf(file)
      .filter(
        (taken) => !(taken.isPackage ? isPackageAllowed(room, taken, file) : isAllowed(room, taken, file)),
      )
      .map(({ to, start }) => breach(file, start, `${name} may not import ${to}`));
  });
}

function isAllowed(room: Room, { to, isType }: Import, file: SourceFile): boolean {
  if (lies(to, 'app')) return lies(file.path, 'app') && posix.dirname(to) === posix.dirname(file.path);
  if (isTest(file) && !lies(file.path, 'e2e')) return true;
  return [...room.mayTake, ...(isType ? (room.types ?? []) : [])].some((place) => lies(to, place));
}

function isPackageAllowed(room: Room, { to, isType, isLazy }: Import, file: SourceFile): boolean {
  if (isTest(file) || (isType && room.typesOfPackages === true)) return true;
  if (room.lazily?.some((pack) => isOf(to, pack))) return isLazy;
  if (room.packages === undefined) return !isOf(to, 'zustand') && !isOf(to, '@noble/hashes');
  return room.packages.some((pack) => isOf(to, pack));
}

/** The shelves of `components`: each takes only from lower ones, and those of one row not from each other. */
const shelves = [
  ['ui'],
  ['notices'],
  ['cart'],
  ['wishlist', 'account'],
  ['product'],
  ['catalogue', 'checkout', 'orders', 'dashboard', 'home', 'company'],
  ['layout'],
];

const shelfOf = (path: string) => /^components\/([^/]+)\//.exec(path)?.[1];
const rowOf = (shelf: string | undefined) => shelves.findIndex((row) => row.some((name) => name === shelf));

export function shelfViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (!isIn(file, 'components')) return [];
    const shelf = shelfOf(file.path);
    if (rowOf(shelf) < 0) return [`${file.path} stands on no shelf`];
    return importsOf(file)
      .filter(({ to, isPackage }) => !isPackage && lies(to, 'components') && shelfOf(to) !== shelf)
      .filter(({ to }) => rowOf(shelfOf(to)) >= rowOf(shelf))
      .map(({ to, start }) => breach(file, start, `${shelf} may not take from ${shelfOf(to) ?? to}`));
  });
}

/** No module depends on itself by any way, type imports included. */
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
