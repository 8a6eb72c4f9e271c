/**
 * Makes the pictures that are not up to date: labels, rendering, master, finishing. Commits nothing.
 *
 * node make.mjs [--only 07,19] [--preview] [--labels] [--finish] [--accept] [--threads 2]
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { paintLabels } from './steps/labels.mjs';
import { finishHash, packs, renderHash, sceneOf } from './steps/pictures.mjs';
import { render } from './steps/render.mjs';
import { toLight, writeMaster } from './steps/master.mjs';
import { develop, finish } from './steps/finish.mjs';
import { note, readManifest } from './steps/manifest.mjs';
import { fine, masters, preview, work } from './steps/settings.mjs';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    preview: { type: 'boolean', default: false },
    labels: { type: 'boolean', default: false },
    finish: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    threads: { type: 'string', default: '1' },
  },
});

// A long job on somebody's machine: everything else goes first.
setPriority(19);
mkdirSync(work, { recursive: true });

const only = asked.only?.split(',').map((id) => id.padStart(2, '0'));
const chosen = Object.values(packs)
  .filter(({ id }) => !only || only.includes(id))
  .sort((a, b) => Number(a.id) - Number(b.id));
const labels = await paintLabels(chosen);
const threads = Number(asked.threads);

async function makePreview(pack) {
  const scene = sceneOf(pack, labels[pack.id], { ...preview, threads });
  const { logs, width, height, seconds } = await render(`${pack.id}.preview`, scene);
  const file = join(work, 'previews', `${pack.id}.png`);
  mkdirSync(join(work, 'previews'), { recursive: true });
  await sharp(develop(logs.map(toLight)), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
  console.log(`${pack.id} previewed in ${seconds} s`);
}

async function make(pack) {
  const known = readManifest()[`p${pack.id}`] ?? {};
  const master = join(masters, `${pack.id}.avif`);
  const wanted = renderHash(pack);
  const isRendered = existsSync(master) && (asked.accept || asked.finish || known.render === wanted);
  let { seconds } = known;
  if (!isRendered) {
    const picture = await render(pack.id, sceneOf(pack, labels[pack.id], { ...fine, threads }));
    await writeMaster(master, picture.logs, picture.width, picture.height);
    seconds = picture.seconds;
  }
  const render_ = isRendered && asked.finish ? known.render : wanted;
  const finished = finishHash(createHash('sha256').update(readFileSync(master)).digest('hex'));
  if (known.finish !== finished || !isRendered) await finish(pack.id, master);
  note(`p${pack.id}`, { render: render_, finish: finished, seconds });
  console.log(`${pack.id} ${isRendered ? 'was up to date' : `rendered in ${seconds} s`}`);
}

if (!asked.labels) {
  for (const pack of chosen) await (asked.preview ? makePreview : make)(pack);
}
