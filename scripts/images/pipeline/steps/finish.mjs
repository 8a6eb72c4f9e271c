/** From a master to the files that ship: tone, and each width within its budget. */
import { join } from 'node:path';
import sharp from 'sharp';
import { readMaster } from './master.mjs';
import { ship } from './files.mjs';
import { ending, fineness, shippingOf } from './shipping.mjs';
import { tone, work } from './settings.mjs';

const gain = 2 ** tone.stops;
const shoulder = (light) =>
  light <= tone.knee
    ? light
    : tone.knee + (1 - tone.knee) * (1 - Math.exp((tone.knee - light) / (1 - tone.knee)));
const onScreen = (light) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** As a screen shows it, 0 to 1. */
const shade = (light) => Math.min(1, Math.max(0, onScreen(shoulder(light * gain))));

/** Eight bits a channel, for previews; the dither has a fixed start, so the same light gives the same bytes. */
export function develop(light) {
  let state = 12_345;
  return Buffer.from(
    Uint8Array.from(light, (value) => {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0;
      const level = shade(value) * 255 + (state / 4_294_967_296 - 0.5) * 0.9;
      return Math.max(0, Math.min(255, Math.round(level)));
    }),
  );
}

/** How much of the picture is left so near to its edge: none at the edge, all of it a seventh further in. */
function kept(x, y, width, height) {
  const inside = Math.min(x / width, y / height, 1 - x / width, 1 - y / height) * 7;
  const share = Math.min(1, Math.max(0, inside));
  return share * share * (3 - 2 * share);
}

/** The picture of a master with sixteen bits a channel, in a form that keeps them through every step. */
export async function openMaster(id, masterFile, fade) {
  const { light, width, height } = await readMaster(masterFile, join(work, `${id}.master.png`));
  const deep = Uint16Array.from(light, (value) => Math.round(shade(value) * 65_535));
  if (fade) {
    const page = fade.match(/[0-9a-f]{2}/g).map((level) => parseInt(level, 16) * 257);
    for (let i = 0; i < deep.length; i++) {
      const pixel = Math.floor(i / 3);
      const share = kept((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5, width, height);
      deep[i] = Math.round(deep[i] * share + page[i % 3] * (1 - share));
    }
  }
  const image = sharp(deep, { raw: { width, height, channels: 3 } }).toColourspace('rgb16');
  return sharp(await image.png({ compressionLevel: 1 }).toBuffer());
}

const resized = (image, width) => image.clone().resize(width, undefined, { withoutEnlargement: true });

/** The finest AVIF that keeps within the bytes. */
async function avif(image, width, bytes) {
  const { quality: finest, step, ...encoding } = fineness;
  const small = resized(image, width).toColourspace('rgb16');
  for (let quality = finest; quality >= 30; quality -= step) {
    const file = await small
      .clone()
      .avif({ ...encoding, quality })
      .toBuffer();
    if (file.length <= bytes) return file;
  }
  throw new Error(`No quality keeps ${width} pixels within ${bytes} bytes`);
}

async function asJpeg(image, { width, quality, bytes }) {
  const file = await resized(image, width).toColourspace('srgb').jpeg({ quality, mozjpeg: true }).toBuffer();
  if (file.length > bytes) throw new Error(`The JPEG has ${file.length} bytes, ${bytes} are the most`);
  return file;
}

/** Writes what ships in the place of what shipped before. Returns the mark in the names. */
export async function finish(picture, masterFile) {
  const { folder, name, sizes, jpeg, fade } = shippingOf(picture);
  const image = await openMaster(picture.id, masterFile, fade);
  const files = {};
  for (const [width, bytes] of Object.entries(sizes))
    files[ending(width)] = await avif(image, Number(width), bytes);
  if (jpeg) files[ending(jpeg.width, 'jpg')] = await asJpeg(image, jpeg);
  return ship(folder, name, files);
}
