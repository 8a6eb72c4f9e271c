/** From a master to the files that ship: tone, and each width within its budget. */
import { join } from 'node:path';
import sharp from 'sharp';
import { levelGround } from './level.mjs';
import { readMaster } from './master.mjs';
import { withRoom } from './room.mjs';
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

/** The picture of a master with sixteen bits a channel, in a form that keeps them through every step. */
export async function openMaster(id, masterFile, page, room = {}) {
  const { light, width, height } = await readMaster(masterFile, join(work, `${id}.master.png`));
  const deep = Uint16Array.from(light, (value) => Math.round(shade(value) * 65_535));
  if (page) levelGround(deep, width, height, page);
  const roomy = withRoom({ deep, width, height }, room);
  const raw = { width: roomy.width, height: roomy.height, channels: 3 };
  const image = sharp(roomy.deep, { raw }).toColourspace('rgb16');
  return sharp(await image.png({ compressionLevel: 1 }).toBuffer());
}

const resized = (image, width) => image.clone().resize(width, undefined, { withoutEnlargement: true });

/** The finest AVIF that keeps within the bytes. */
async function avif(image, width, bytes, finest = fineness.quality) {
  const { step, ...encoding } = fineness;
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
  const { folder, name, sizes, quality, jpeg, page } = shippingOf(picture);
  const image = await openMaster(picture.id, masterFile, page, picture.room);
  const files = {};
  for (const [width, bytes] of Object.entries(sizes))
    files[ending(width)] = await avif(image, Number(width), bytes, quality);
  if (jpeg) files[ending(jpeg.width, 'jpg')] = await asJpeg(image, jpeg);
  return ship(folder, name, files);
}
