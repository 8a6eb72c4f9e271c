/** The pictures that other sites show with a link to us: the goods on the right, their name on the left. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { canSandbox, findBrowser } from '../../scripts/find-browser.mjs';
import { readData } from './read-data.mjs';
import { ship } from './files.mjs';
import { openMaster } from './finish.mjs';
import { reportFile } from './names.mjs';
import { shop, shipped } from './settings.mjs';

const [width, height] = [1200, 630];
const most = 90_000;

const [ink, soft, vermilion] = ['#26211c', '#544b42', '#b5332a'];
const font = (family, file, weight) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(${pathToFileURL(join(shop, 'node_modules', file)).href})}`;
const style = `
${font('text', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', '300 900')}
${font('display', '@fontsource/shippori-mincho/files/shippori-mincho-latin-500-normal.woff2', 500)}
*{margin:0}
body{box-sizing:border-box;width:${width}px;height:${height}px;padding:64px 0 60px 72px;display:flex;flex-direction:column;color:${ink};font:500 25px/1.4 text}
header{display:flex;align-items:center;gap:14px;font:500 36px/1 display}
header img{width:48px;height:48px}
main{margin:auto 0;max-width:510px}
p{color:${soft}}
main p{font-weight:600;font-size:21px;letter-spacing:.2em;text-transform:uppercase}
h1{font:500 66px/1.16 display;margin-top:18px;text-wrap:balance}
hr{width:44px;border:0;border-top:4px solid ${vermilion};margin:30px 0 0}`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function lettering({ over, title, under }) {
  const { company } = await readData('company');
  const seal = `data:image/svg+xml;base64,${readFileSync(join(shipped, company.seal.src.replace('/images/', ''))).toString('base64')}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: canSandbox() });
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(pathToFileURL(join(shop, 'package.json')).href);
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${style}</style><header><img src="${seal}">${company.name}</header><main><p>${escaped(over)}</p><h1>${escaped(title)}</h1><hr></main><p>${escaped(under)}</p>`,
    );
    await page.evaluate('document.fonts.ready');
    return await page.screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}

/** A square picture stands at the right; its left edge is drawn out to fill the rest with the same sweep. */
async function besideWords(image) {
  const side = 760;
  const from = Math.round((side - height) / 2);
  const small = await image
    .clone()
    .toColourspace('srgb')
    .resize(side, side)
    .extract({ left: 0, top: from, width: side, height })
    .png()
    .toBuffer();
  const left = width - side + 60;
  const edge = await sharp(small)
    .extract({ left: 0, top: 0, width: 6, height })
    .resize(left, height, { fit: 'fill', kernel: 'linear' })
    .blur(6)
    .png()
    .toBuffer();
  const goods = await sharp(small)
    .extract({ left: 0, top: 0, width: width - left, height })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: edge, left: 0, top: 0 },
    { input: goods, left, top: 0 },
  ]);
}

/** The hero's words stand on its bare ground, of which a card needs more than the page; in pixels of the master. */
const heroRoom = { left: 740, top: 190, bottom: 125 };
const behindWords = (image) => image.clone().toColourspace('srgb').resize(width, height, { fit: 'cover' });

export async function makeCard(id, masterFile, words) {
  const image = await openMaster(`card-${id}`, masterFile, undefined, id === 'hero' ? heroRoom : {});
  const ground = await (id === 'hero' ? behindWords(image) : await besideWords(image)).png().toBuffer();
  const file = await sharp(ground)
    .composite([{ input: await lettering(words) }])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (file.length > most) throw new Error(`The card of ${id} has ${file.length} bytes, ${most} are the most`);
  const name = id === 'hero' ? 'minato' : id;
  const mark = ship('cards', name, { '.jpg': file });
  reportFile('cards', name, mark, '.jpg');
  return mark;
}
