import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { files, read } from './exported-files';

/** Packages whose drawings or lists the studio has copied into the sources. */
const copiedFrom = ['countries-list', 'lucide-static', 'simple-icons', 'world-atlas'];

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const dependencies: Record<string, string> = manifest.dependencies;

/** The order desk ships another version of it than the worker of every shop, whose package depends on it. */
const onlyInDesk = 'idb';

/** Packages with code or fonts in the export. The last three are dependencies of dependencies. */
const shipped = [...Object.keys(dependencies), '@swc/helpers', 'idb', 'scheduler'];

type Component = {
  readonly name: string;
  readonly version: string;
  readonly properties?: { name: string }[];
};

test('`npm run sbom` lists every package, and marks no shipped package as a development package', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // The default of 1 MiB is too small for the list.
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const sbom: { components: Component[] } = JSON.parse(text);
  expect(sbom.components.length).toBeGreaterThan(500);
  const productionNames = sbom.components
    .filter(({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'))
    .map(({ name }) => name);
  expect(shipped.filter((name) => !productionNames.includes(name))).toEqual([]);
  expect(productionNames).not.toContain('jest');
});

test('licences.txt has the licence of every shipped package and font, and the service worker does not cache it', () => {
  const text = read('licences.txt');
  for (const name of [...shipped, ...copiedFrom])
    expect(text, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+.* \\(`, 'm'));
  for (const [name, version] of Object.entries(dependencies))
    expect(text.includes(`\n${name} ${version} (`), name).toBe(name !== onlyInDesk);
  for (const words of [
    'SIL OPEN FONT LICENSE Version 1.1',
    'The Figtree Project Authors',
    'The Shippori Mincho Project Authors',
    'Copyright (c) 2025 Vercel, Inc.',
    'Meta Platforms, Inc. and affiliates',
    'Copyright 2018 Google LLC',
    'Copyright (c) 2016, Jake Archibald',
  ])
    expect(text).toContain(words);
  expect(read('sw.js')).not.toContain('"licences.txt"');
  expect(files.filter((file) => /licen[cs]e/i.test(file))).toEqual(['licences.txt']);
});

test('package.json, README and .nvmrc name the versions of Node that the tools need', () => {
  expect(manifest.engines).toEqual({ node: '^20.19.0 || ^22.12.0 || >=24.0.0' });
  expect(readFileSync('README.md', 'utf8')).toContain('with Node 20.19, 22.12, 24 or newer');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('20');
});
