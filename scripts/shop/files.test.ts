import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash, filesBelow, writeWhole } from './files.mjs';

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

test('the files below a folder are listed by their paths, in order', () => {
  mkdirSync(join(folder, 'teas/green'), { recursive: true });
  for (const name of ['teas/green/sencha.jpg', 'rice.jpg']) writeFileSync(join(folder, name), '');
  expect(filesBelow(folder)).toEqual(['rice.jpg', 'teas/green/sencha.jpg']);
  expect(filesBelow(join(folder, 'none'))).toEqual([]);
});

test('a hash changes with each part of the content', () => {
  const hash = contentHash('recipe', Buffer.from('photo'));
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(contentHash('recipe', Buffer.from('photo'))).toBe(hash);
  expect(contentHash('another', Buffer.from('photo'))).not.toBe(hash);
  expect(contentHash('recipe', Buffer.from('another'))).not.toBe(hash);
});
