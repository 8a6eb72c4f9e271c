/** Draws the icons of the interface, and the sprite of the network logos: inline they would add weight to every page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as brands from 'simple-icons';
import { optimize } from 'svgo';
import { writeFormatted } from '../scripts/write-formatted.mjs';
import { copyLicence } from './steps/licence.mjs';
import { home, shop } from './steps/settings.mjs';

/** Each has a file of its own, because a page ships every icon of a file that it uses. */
const icons = [
  'arrow-up',
  'baby',
  'banknote',
  'bath',
  'calendar-days',
  'check',
  'coffee',
  'copy',
  'droplet',
  'droplets',
  'eye',
  'flame',
  'gift',
  'hand',
  'heart',
  'leaf',
  'lock',
  'mail',
  'map-pin',
  'menu',
  'message-circle',
  'milk',
  'minus',
  'moon',
  'package',
  'package-open',
  'phone',
  'plus',
  'printer',
  'repeat',
  'ruler',
  'search',
  'send',
  'share-2',
  'shopping-bag',
  'sliders-horizontal',
  'smile',
  'snowflake',
  'soup',
  'store',
  'sun',
  'thermometer',
  'timer',
  'trash-2',
  'truck',
  'undo-2',
  'user',
  'users',
  'utensils',
  'washing-machine',
  'weight',
  'wind',
  'x',
  'zoom-in',
];
const marks = [
  'americanexpress',
  'facebook',
  'instagram',
  'jcb',
  'mastercard',
  'telegram',
  'visa',
  'youtube',
];

const fileNameOf = (name) => name.replace(/-\d$/, '');
const exportName = (name) => `${fileNameOf(name).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Icon`;
const attribute = (tag, name) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1] ?? 0);

/** A shape of an icon as a path; SVGO leaves rectangles with round corners as they are. */
function pathOf(tag) {
  // Paths are joined, and a leading `m` is absolute only at the start.
  if (tag.startsWith('<path'))
    return /\bd="([^"]+)"/.exec(tag)[1].replace(/^m(-?[\d.]+)[ ,]?(-?[\d.]+)(?=[ -])/, 'M$1 $2l');
  const [x, y, w, h, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) => attribute(tag, name));
  const side = (dx, dy, cx, cy) => `l${dx} ${dy}a${r} ${r} 0 0 1 ${cx} ${cy}`;
  return `M${x + r} ${y}${side(w - 2 * r, 0, r, r)}${side(0, h - 2 * r, -r, r)}${side(2 * r - w, 0, -r, -r)}${side(0, 2 * r - h, r, -r)}z`;
}

/** To a tenth of a unit: an icon has about a pixel per unit, so what is finer does not show. */
function shortened(path) {
  const svg = `<svg stroke="#000" stroke-linecap="round"><path d="${path}"/></svg>`;
  const { data } = optimize(svg, { floatPrecision: 1, plugins: ['convertPathData'] });
  return /\bd="([^"]+)"/.exec(data)[1];
}

const lineOf = (name) => {
  const svg = readFileSync(join(home, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
  const toPaths = { name: 'convertShapeToPath', params: { convertArcs: true } };
  const tags = optimize(svg, { plugins: [toPaths] }).data.match(/<(path|rect)\b[^>]*>/g);
  return `export const ${exportName(name)} = '${shortened(tags.map(pathOf).join(''))}';`;
};
const paths = marks.map((name, index) => {
  const { path } = brands[`si${name[0].toUpperCase()}${name.slice(1)}`];
  // Drops the square behind the American Express letters, to match the other logos.
  return `<path transform="translate(${24 * index})" d="${path.replace(/M0 0v[^M]*H0z/, '')}"/>`;
});
const width = 24 * marks.length;
const row = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24">${paths.join('')}</svg>\n`;

const head = '// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.';
for (const icon of icons) {
  const file = join(shop, 'components/ui/icons', `${fileNameOf(icon)}.ts`);
  await writeFormatted(file, `${head}\n${lineOf(icon)}\n`);
}
// components/ui/network-mark.css tells where each one is.
writeFileSync(join(shop, 'components/ui/networks.svg'), row);
['lucide-static', 'simple-icons'].forEach(copyLicence);
