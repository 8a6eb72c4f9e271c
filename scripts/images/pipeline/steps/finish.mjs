/** From a master to the files that ship: tone, a grain that hides steps, and each width within its budget. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readMaster } from './master.mjs';
import { budgets, tone, work } from './settings.mjs';

const gain = 2 ** tone.stops;
const shoulder = (light) =>
  light <= tone.knee
    ? light
    : tone.knee + (1 - tone.knee) * (1 - Math.exp((tone.knee - light) / (1 - tone.knee)));
const onScreen = (light) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Eight bits a channel; the dither is a sum with a fixed start, so the same master gives the same bytes. */
export function develop(light) {
  let state = 12_345;
  return Buffer.from(
    Uint8Array.from(light, (value) => {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0;
      const shade = onScreen(shoulder(value * gain)) * 255 + (state / 4_294_967_296 - 0.5) * 0.9;
      return Math.max(0, Math.min(255, Math.round(shade)));
    }),
  );
}

/** The finest AVIF that keeps within the bytes. */
async function within(image, bytes) {
  for (let quality = 66; quality > 20; quality -= 5) {
    const file = await image.clone().avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer();
    if (file.length <= bytes) return file;
  }
  throw new Error(`No quality keeps within ${bytes} bytes`);
}

/** Until the shop is switched to the pictures, they go to the work folder. */
export async function finish({ id, sizes = budgets }, masterFile, folder = join(work, 'finished')) {
  const { light, width, height } = await readMaster(masterFile, join(work, `${id}.master.png`));
  const picture = sharp(develop(light), { raw: { width, height, channels: 3 } });
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((name) => new RegExp(`^${id}-\\d+-`).test(name)))
    rmSync(join(folder, old));
  for (const [size, bytes] of Object.entries(sizes)) {
    const file = await within(picture.clone().resize(Number(size)), bytes);
    const mark = createHash('sha256').update(file).digest('hex').slice(0, 8);
    writeFileSync(join(folder, `${id}-${size}-${mark}.avif`), file);
  }
}
