import { join } from 'node:path';
import { expect } from 'playwright/test';
import { openFont } from '../../scripts/shop/open-font.mjs';
import { mainText } from '../exported-files';
import { test } from './contract-test';
import type { Site } from './site';

const wholeFonts = {
  text: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  display: 'node_modules/@fontsource/shippori-mincho/files/shippori-mincho-latin-500-normal.woff2',
};

function fontFile(site: Site, face: string): string {
  const file = site.files.find((path) => path.endsWith('.woff2') && path.includes(`/${face}.`));
  return join(site.build, file ?? `no font ${face}`);
}

/** With fewer weights, a width and its kerning each round otherwise, by a thousandth of the font size. */
function areAlike(advances: readonly number[], others: readonly number[]): boolean {
  return (
    advances.length === others.length &&
    advances.every((advance, index) => Math.abs(advance - (others[index] ?? NaN)) <= 2)
  );
}

for (const face of ['text', 'display'] as const) {
  test(`the ${face} font holds each character of the shop that the whole font holds`, async ({ site }) => {
    const whole = await openFont(wholeFonts[face]);
    const shipped = await openFont(fontFile(site, face));
    const shown = site.texts
      .filter((file) => /\.(?:html|json|js)$/.test(file))
      .map(site.read)
      .join('');
    // Code of packages names rare spaces and U+FFFD, which no page shows.
    const characters = [...new Set(shown)].filter((character) => !/[\s\u200b\ufffd]/.test(character));
    const missing = characters.filter(
      (character) => whole.characters.has(character) && !shipped.characters.has(character),
    );
    expect(missing).toEqual([]);
  });

  test(`the ${face} font sets each word of the pages as the whole font does`, async ({ site }) => {
    const whole = await openFont(wholeFonts[face]);
    const shipped = await openFont(fontFile(site, face));
    const words = new Set(site.paths.flatMap((path) => mainText(site.html(path)).split(' ')));
    expect(words.size).toBeGreaterThan(500);
    const styles = [{ weight: 400 }, { weight: 600, hasTabularFigures: true }, { weight: 700 }];
    const differing = [...words].filter((word) =>
      styles.some((style) => !areAlike(shipped.advances(word, style), whole.advances(word, style))),
    );
    expect(differing).toEqual([]);
  });
}

test('amounts of equally many digits are equally wide', async ({ site }) => {
  const text = await openFont(fontFile(site, 'text'));
  const widthOf = (amount: string, hasTabularFigures: boolean) =>
    text.advances(amount, { hasTabularFigures }).reduce((sum, advance) => sum + advance, 0);
  expect(widthOf('$1,117.11', true)).toBe(widthOf('$8,046.90', true));
  expect(widthOf('$1,117.11', false)).not.toBe(widthOf('$8,046.90', false));
});

test('no style asks for a weight that the text font lacks', ({ site }) => {
  expect(site.html('/')).toContain('font-weight:400 700');
  const styles = site.texts
    .filter((file) => file.endsWith('.css'))
    .map(site.read)
    .join('');
  const weights = [...styles.matchAll(/font-weight[\w-]*:(\d+)[;}]/g)].map(([, weight]) => Number(weight));
  expect(weights).toContain(600);
  expect(weights.filter((weight) => weight < 400 || weight > 700)).toEqual([]);
});
