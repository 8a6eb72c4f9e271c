import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { exportedFiles, read } from './exported-files';

/** Packages whose drawings or lists the studio has copied into the sources. */
const drawnFrom = ['countries-list', 'lucide-static', 'simple-icons', 'world-atlas'];

/** Packages with code or fonts in the export. */
const shipped = [
  '@fontsource-variable/figtree',
  '@fontsource/shippori-mincho',
  '@noble/hashes',
  '@swc/helpers',
  'idb',
  'lean-qr',
  'minisearch',
  'next',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
  'valibot',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'zustand',
];

type Component = {
  readonly name: string;
  readonly version: string;
  readonly properties?: { name: string }[];
};

test('`npm run sbom` lists every package, and what ships is not marked as one for development', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const bill: { components: Component[] } = JSON.parse(text);
  expect(bill.components.length).toBeGreaterThan(500);
  const names = bill.components
    .filter(({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'))
    .map(({ name }) => name);
  expect(shipped.filter((name) => !names.includes(name))).toEqual([]);
  expect(names).not.toContain('jest');
});

test('the licences of what ships stand in the export, and no device keeps them unasked', () => {
  const text = read('licences.txt');
  for (const name of [...shipped, ...drawnFrom])
    expect(text, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+.* \\(`, 'm'));
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(text).toContain(`\n${name} ${version} (`);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('The Figtree Project Authors');
  expect(text).toContain('The Shippori Mincho Project Authors');
  expect(text).toContain('Copyright (c) 2025 Vercel, Inc.');
  expect(text).toContain('Meta Platforms, Inc. and affiliates');
  expect(text).toContain('Copyright 2018 Google LLC');
  expect(text).toContain('Copyright (c) 2016, Jake Archibald');
  expect(read('sw.js')).not.toContain('"licences.txt"');
  expect(exportedFiles().filter((file) => /licen[cs]e/i.test(file))).toEqual(['licences.txt']);
});

test('the versions of Node that the tools need are named, in the manifest and in the README', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines).toEqual({ node: '^20.19.0 || ^22.12.0 || >=24.0.0' });
  expect(readFileSync('README.md', 'utf8')).toContain('With Node 20.19, 22.12, 24 or newer');
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('20');
});
