/** Masters: the denoised light on a logarithmic scale in a 10-bit AVIF, from which every size is finished. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Light up to 4 (four times white) on 0 to 1, with the darks wide enough for ten bits. */
const [brightest, darks] = [4, 24];
const whole = Math.log2(1 + darks * brightest);
export const toLog = (light) => Math.log2(1 + darks * Math.min(brightest, Math.max(0, light))) / whole;
export const toLight = (log) => (2 ** (log * whole) - 1) / darks;

export async function writeMaster(file, logs, width, height) {
  mkdirSync(dirname(file), { recursive: true });
  const deep = Uint16Array.from(logs, (log) => Math.round(Math.min(1, Math.max(0, log)) * 65_535));
  const between = `${file}.png`;
  await sharp(deep, { raw: { width, height, channels: 3 } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 1 })
    .toFile(between);
  execFileSync('avifenc', [
    '-d',
    '10',
    '-y',
    '444',
    '--min',
    '0',
    '--max',
    '6',
    '-s',
    '6',
    '-j',
    '1',
    between,
    file,
  ]);
  rmSync(between);
}

export async function readMaster(file, between) {
  mkdirSync(dirname(between), { recursive: true });
  execFileSync('avifdec', ['-d', '16', '--png-compress', '1', file, between]);
  const { data, info } = await sharp(between)
    .toColourspace('rgb16')
    .removeAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  rmSync(between);
  const deep = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return {
    light: Float32Array.from(deep, (value) => toLight(value / 65_535)),
    width: info.width,
    height: info.height,
  };
}
