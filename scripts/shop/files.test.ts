/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './files.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is replaced whole, and nothing else stays in the folder', () => {
  const file = join(folder, 'products.csv');
  writeFileSync(file, 'before, and longer than after');
  writeWhole(file, 'after');
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(readdirSync(folder)).toEqual(['products.csv']);
});

test('a write that fails leaves the folder as it was', () => {
  // No file can take the name of a folder that holds something.
  const file = join(folder, 'products.csv');
  mkdirSync(join(file, 'inside'), { recursive: true });
  expect(() => writeWhole(file, 'after')).toThrow(/EISDIR|EEXIST|ENOTEMPTY|EPERM/);
  expect(readdirSync(folder)).toEqual(['products.csv']);
  expect(readdirSync(file)).toEqual(['inside']);
});
