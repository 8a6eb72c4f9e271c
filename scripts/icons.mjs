// The network logos are a sprite, because inline they would add weight to every page.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as brands from 'simple-icons';

const strokes = [
  'arrow-up',
  'check',
  'copy',
  'delete',
  'heart',
  'mail',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'package',
  'phone',
  'plus',
  'printer',
  'search',
  'send',
  'share-2',
  'shopping-bag',
  'sliders-horizontal',
  'trash-2',
  'truck',
  'user',
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

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()).replace(/\d/g, '');
const attribute = (tag, name) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1] ?? 0);

function pathOf(tag) {
  // Paths are joined, and a leading `m` is absolute only at the start.
  if (tag.startsWith('<path'))
    return /\bd="([^"]+)"/.exec(tag)[1].replace(/^m(-?[\d.]+)[ ,]?(-?[\d.]+)(?=[ -])/, 'M$1 $2l');
  if (tag.startsWith('<circle')) {
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => attribute(tag, name));
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  if (tag.startsWith('<line')) {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => attribute(tag, name));
    return `M${x1} ${y1}L${x2} ${y2}`;
  }
  const [x, y, w, h, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) => attribute(tag, name));
  const side = (dx, dy, cx, cy) => `l${dx} ${dy}a${r} ${r} 0 0 1 ${cx} ${cy}`;
  return `M${x + r} ${y}${side(w - 2 * r, 0, r, r)}${side(0, h - 2 * r, -r, r)}${side(2 * r - w, 0, -r, -r)}${side(0, 2 * r - h, r, -r)}z`;
}

const lines = strokes.map((name) => {
  const svg = readFileSync(
    new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url),
    'utf8',
  );
  const tags = svg.match(/<(path|circle|line|rect)\b[^>]*>/g);
  return `export const ${camel(name)}Icon = '${tags.map(pathOf).join('')}';`;
});
const symbols = marks.map((name) => {
  const { path } = brands[`si${name[0].toUpperCase()}${name.slice(1)}`];
  // Drops the square behind the American Express letters, to match the other logos.
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path.replace(/M0 0v[^M]*H0z/, '')}"/></symbol>`;
});
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
const address = `/images/company/networks-${hash}.svg`;

const head = `// Written by scripts/icons.mjs. Icons on a 24-unit grid: lucide (ISC) to stroke, simple-icons (CC0) to fill.\n`;
const project = new URL('..', import.meta.url);
writeFileSync(new URL('components/ui/icon-paths.ts', project), `${head}\n${lines.join('\n')}\n`);
const folder = new URL('public/images/company/', project);
for (const old of readdirSync(folder).filter((name) => name.startsWith('networks-')))
  rmSync(new URL(old, folder));
writeFileSync(new URL(`public${address}`, project), sprite);
const company = new URL('data/company.ts', project);
writeFileSync(
  company,
  readFileSync(company, 'utf8').replace(/\/images\/company\/networks-\w+\.svg/, address),
);
