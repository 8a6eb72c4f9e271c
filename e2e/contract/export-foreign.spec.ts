import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'playwright/test';
import { mainText } from '../exported-files';
import { test } from './contract-test';
import { readContent } from './shop-content';
import { sample } from './shops';
import type { Site } from './site';

const pictureFile = /\.(?:avif|gif|ico|jpg|png|svg|webp)$/;

/** The text files but licences.txt, in which authors of packages write what they like. */
function textsOf(site: Site): readonly (readonly [file: string, text: string])[] {
  return site.texts.filter((file) => file !== 'licences.txt').map((file) => [file, site.read(file)] as const);
}

test('nothing in the build of another shop names the sample, or its currency', ({ site, content }) => {
  const ofSample = readContent(sample.folder);
  const { name, skuPrefix, currency } = ofSample.settings;
  const products = ofSample.products.flatMap((product) => [product.name, product.name.replaceAll(' ', '_')]);
  const ownTexts = JSON.stringify(content.products.map((product) => product.name));
  const names = [name, name.toLowerCase(), name.toUpperCase(), skuPrefix, ...products].filter(
    (word) => !ownTexts.includes(word),
  );
  const isForeign = content.settings.currency.code !== currency.code;
  const faults = textsOf(site).flatMap(([file, text]) => [
    ...names.filter((word) => text.includes(word)).map((word) => `${file} says ${word}`),
    // React's data has many `$1`, so an amount there needs cents to be one.
    // The order desk knows which notes there are of several currencies.
    ...(isForeign &&
    !file.startsWith('OrderDesk/') &&
    (/\bUSD\b/.test(text) || /\$\d[\d,]*\.\d\d\b/.test(text))
      ? [`${file} has dollars`]
      : []),
    ...(isForeign && file.endsWith('.html') && /\$\d/.test(mainText(text)) ? [`${file} shows dollars`] : []),
  ]);
  // One fault of all pages would fill thousands of lines.
  expect(faults.slice(0, 20)).toEqual([]);
});

test('no picture of the sample is in the build of another shop', ({ site }) => {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const pictures = ['app', join(sample.folder, 'pictures')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => pictureFile.test(file))
      .map((file) => join(folder, file)),
  );
  expect(pictures.length).toBeGreaterThan(100);
  const hashes = new Map(pictures.map((file) => [hash(file), file]));
  const copies = site.files
    .filter((file) => pictureFile.test(file))
    .flatMap((file) => hashes.get(hash(join(site.build, file))) ?? []);
  expect(copies.slice(0, 20)).toEqual([]);
  // Names without a digit, such as icon.svg, any shop may have.
  const fileNames = new Set(pictures.map((file) => basename(file)).filter((name) => /\d/.test(name)));
  const naming = textsOf(site).flatMap(([file, text]) =>
    (text.match(/[\w-]+\.(?:avif|gif|ico|jpg|png|svg|webp)\b/g) ?? [])
      .filter((name) => fileNames.has(name))
      .map((name) => `${file} names ${name}`),
  );
  expect(naming.slice(0, 20)).toEqual([]);
});
