/** Label art: a page per pack, photographed by Chromium. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { canSandbox, findBrowser } from '../../scripts/find-browser.mjs';
import { fontFiles } from '../labels/art.mjs';
import * as minori from '../labels/minori.mjs';
import * as suian from '../labels/suian.mjs';
import * as kazenoki from '../labels/kazenoki.mjs';
import * as tsubomi from '../labels/tsubomi.mjs';
import * as mizunari from '../labels/mizunari.mjs';
import * as nagi from '../labels/nagi.mjs';
import * as komorido from '../labels/komorido.mjs';
import * as yukinoto from '../labels/yukinoto.mjs';
import * as minato from '../labels/minato.mjs';
import { home, work } from './settings.mjs';

const brands = { minori, suian, kazenoki, tsubomi, mizunari, nagi, komorido, yukinoto, minato };
const folder = join(work, 'labels');

/** A carton's sheet: the front, its right side, and its top above it. */
function faces([w, d, h], share = 1) {
  const px = 1440 / Math.max(w, h);
  const [W, D, H] = [w * share, d, h].map((length) => Math.round(length * px));
  return {
    front: { x: 0, y: D, w: W, h: H },
    side: { x: W, y: D, w: D, h: H },
    top: { x: 0, y: 0, w: W, h: D },
    width: W + D,
    height: D + H,
  };
}

export function labelOf(pack) {
  const [brand, template] = pack.label;
  const { size, sleeve } = pack.item;
  const { width, height, body } = brands[brand][template](pack.words, size && faces(size, sleeve?.[0]));
  const fonts = fontFiles
    .map(
      (file) =>
        `<link rel="stylesheet" href="${pathToFileURL(join(home, 'node_modules/@fontsource', `${file}.css`)).href}">`,
    )
    .join('');
  const style =
    '*{margin:0;box-sizing:border-box}main{position:relative;overflow:hidden}p,svg{position:absolute;white-space:nowrap}svg{left:0;top:0}';
  return {
    width,
    height,
    fonts,
    page: `<!doctype html><html lang="ja"><meta charset="utf-8"><style>${style}</style>${body}`,
  };
}

/** Where a pack's label stands, named by what is on it; painted if it is not there. */
export async function paintLabels(packs) {
  mkdirSync(folder, { recursive: true });
  const wanted = packs.map((pack) => {
    const label = labelOf(pack);
    const name = `${pack.id}-${createHash('sha256').update(label.page).digest('hex').slice(0, 12)}`;
    return { ...label, id: pack.id, name, file: join(folder, `${name}.png`) };
  });
  const missing = wanted.filter(({ file }) => !existsSync(file));
  if (missing.length) await paint(missing);
  return Object.fromEntries(wanted.map(({ id, file }) => [id, file]));
}

async function paint(labels) {
  const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: canSandbox() });
  try {
    for (const { id, name, width, height, fonts, page: html, file } of labels) {
      const page = await browser.newPage({ viewport: { width, height } });
      const source = join(folder, `${name}.html`);
      writeFileSync(source, html.replace('<style>', `${fonts}<style>`));
      await page.goto(pathToFileURL(source).href);
      await page.evaluate('document.fonts.ready');
      for (const old of readdirSync(folder).filter(
        (entry) => entry.startsWith(`${id}-`) && entry.endsWith('.png'),
      )) {
        rmSync(join(folder, old));
      }
      await page.screenshot({ path: file, omitBackground: true });
      await page.close();
      rmSync(source);
    }
  } finally {
    await browser.close();
  }
}
