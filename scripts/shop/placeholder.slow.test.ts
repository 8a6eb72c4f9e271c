import * as fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { placeholder } from './placeholder.mjs';
import { anyCharacter } from '@/scripts/testing/properties';

const draw = (name: string) => placeholder(name, '#e6dfd2');
const linesOf = (name: string) => {
  const isArray = (tag: string) => tag === 'tspan';
  const { svg } = new XMLParser({ isArray, trimValues: false, parseTagValue: false }).parse(draw(name));
  return (svg.text.tspan ?? []).map((line: unknown) => String(Object(line)['#text'] ?? line));
};

test('a name stands on the backdrop, in as many lines as it needs', () => {
  expect(draw('Sencha')).toContain('fill="#e6dfd2"');
  expect(linesOf('Sencha')).toEqual(['Sencha']);
  expect(linesOf('Kampot Pepper 1.5kg')).toEqual(['Kampot Pepper', '1.5kg']);
});

test('a number stands on one line with its unit', () => {
  expect(linesOf('Drip Bottle 1.5 L')).toEqual(['Drip Bottle', '1.5 L']);
  expect(linesOf('Set of 3 1/2 cups')).toEqual(['Set of', '3 1/2 cups']);
  expect(linesOf('7  Up')).toEqual(['7 Up']);
});

test('a name without blanks is divided between its words', () => {
  expect(linesOf('ម្រេចកំពតក្រហមជ្រើសរើស').join('')).toBe('ម្រេចកំពតក្រហមជ្រើសរើស');
  expect(linesOf('ម្រេចកំពតក្រហមជ្រើសរើស').length).toBeGreaterThan(1);
  expect(linesOf('有機抹茶グリーンティーパウダー')).toEqual(['有機抹茶グリーン', 'ティーパウダー']);
});

test('a longer name is smaller, and a word is torn only where nothing else fits', () => {
  const sizeOf = (name: string) => Number(/font-size="(\d+)"/.exec(draw(name))?.[1]);
  expect(sizeOf('Tea')).toBe(112);
  expect(sizeOf('Rindfleischetikettierung')).toBeLessThan(112);
  expect(linesOf('Rindfleischetikettierung')).toEqual(['Rindfleischetikettierung']);
  expect(linesOf('a'.repeat(60))).toHaveLength(2);
});

test('the text contrasts with a light and with a dark backdrop', () => {
  expect(placeholder('Tea', '#f0e8d0')).toContain('fill="black"');
  expect(placeholder('Tea', '#203040')).toContain('fill="white"');
});

test('markup in a name is text', () => {
  expect(linesOf('a<b>&"c"')).toEqual(['a<b>&"c"']);
});

test('any name gives a drawing that opens, of at most 2 kB', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 400 }), async (name) => {
      const drawing = draw(name);
      await expect(sharp(Buffer.from(drawing)).metadata()).resolves.toMatchObject({
        format: 'svg',
        width: 1200,
      });
      expect(drawing).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(2000);
    }),
  );
  for (const name of [
    '&'.repeat(300),
    'ម្រេច'.repeat(100),
    '👩‍👩‍👧‍👧'.repeat(100),
    '茶'.repeat(300),
    '& '.repeat(200),
  ])
    expect(Buffer.byteLength(draw(name))).toBeLessThanOrEqual(2000);
});
