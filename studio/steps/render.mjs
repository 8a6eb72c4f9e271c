/** Blender renders a scene to light, albedo and normals; the denoiser makes it clean. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { denoise } from './denoise.mjs';
import { toLog } from './master.mjs';
import { home, work } from './settings.mjs';

const clamp = (value) => Math.min(1, Math.max(0, value));

/** Runs a script in Blender, which ends well even when the script fell: only the closing line counts. */
function blender(script, closing, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('blender', ['-b', '-P', join(home, 'blender', script), '--', ...args]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', () => {
      const done = closing.exec(said);
      if (done) resolve(Number(done[1]));
      else reject(new Error(said.slice(-2000)));
    });
  });
}

/** A bag is blown up once; its bake is committed, so this is for new recipes. */
export async function bake(scene) {
  for (const { bake: name } of scene.items) {
    if (!name || existsSync(join(home, 'bakes', `${name}.npz`))) continue;
    const seconds = await blender('bake_bag.py', /BAKED .* in (\d+) s/, name);
    console.log(`${name} baked in ${seconds} s`);
  }
}

/** Returns the picture on the master's logarithmic scale. The network is used to screen values, and so are we. */
export async function render(name, scene) {
  const { width, height } = scene.exposure;
  const [asked, answered] = [join(work, `${name}.scene.json`), join(work, `${name}.light.bin`)];
  writeFileSync(asked, JSON.stringify(scene));
  const seconds = await blender('scene.py', /RENDERED in (\d+) s/, asked, answered);
  const bytes = readFileSync(answered);
  const planes = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).slice();
  for (let i = 0; i < planes.length; i += 9) {
    for (let c = 0; c < 3; c++) {
      planes[i + c] = toLog(planes[i + c]);
      planes[i + 3 + c] = clamp(planes[i + 3 + c]);
      planes[i + 6 + c] = clamp(planes[i + 6 + c] * 0.5 + 0.5);
    }
  }
  const logs = await denoise(
    planes,
    width,
    height,
    scene.items.some(({ glass }) => glass),
  );
  for (const file of [asked, answered]) rmSync(file);
  return { logs, width, height, seconds };
}
