/**
 * Makes the pictures that are not up to date: labels, rendering, master, finishing. Commits nothing.
 *
 * node make.mjs [--only 07,hero] [--status] [--contact] [--preview] [--labels] [--finish] [--accept] [--threads 2]
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { paintLabels } from './steps/labels.mjs';
import { finishHash, packsIn, pictures, renderHash, sceneOf } from './steps/pictures.mjs';
import { bake, render } from './steps/render.mjs';
import { toLight, writeMaster } from './steps/master.mjs';
import { develop, finish } from './steps/finish.mjs';
import { contactSheet } from './steps/contact.mjs';
import { note, readManifest } from './steps/manifest.mjs';
import { masters, preview, work } from './steps/settings.mjs';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    status: { type: 'boolean', default: false },
    contact: { type: 'boolean', default: false },
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

const only = asked.only?.split(',').map((id) => (/^\d$/.test(id) ? `0${id}` : id));
const masterOf = (id) => join(masters, `${id}.avif`);

// What is only to be finished or accepted needs its master.
const chosen = pictures.filter(
  ({ id }) => (!only || only.includes(id)) && (!(asked.finish || asked.accept) || existsSync(masterOf(id))),
);
const threads = Number(asked.threads);

function status(picture) {
  if (!existsSync(masterOf(picture.id))) return 'to be rendered';
  const isCurrent = readManifest()[picture.id]?.render === renderHash(picture);
  return isCurrent ? 'up to date' : 'changed since it was rendered';
}

async function makePreview(picture, labels) {
  const scene = sceneOf(picture, labels, preview);
  await bake(scene);
  scene.exposure.threads = threads;
  const { logs, width, height, seconds } = await render(`${picture.id}.preview`, scene);
  const file = join(work, 'previews', `${picture.id}.png`);
  mkdirSync(join(work, 'previews'), { recursive: true });
  await sharp(develop(logs.map(toLight)), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
  console.log(`${picture.id} previewed in ${seconds} s`);
}

async function make(picture, labels) {
  const known = readManifest()[picture.id] ?? {};
  const scene = sceneOf(picture, labels);
  await bake(scene);
  const master = masterOf(picture.id);
  const wanted = renderHash(picture);
  const isRendered = existsSync(master) && (asked.accept || asked.finish || known.render === wanted);
  let { seconds } = known;
  if (!isRendered) {
    scene.exposure.threads = threads;
    const result = await render(picture.id, scene);
    await writeMaster(master, result.logs, result.width, result.height);
    seconds = result.seconds;
  }
  const finished = finishHash(picture, createHash('sha256').update(readFileSync(master)).digest('hex'));
  if (known.finish !== finished || !isRendered || asked.finish) await finish(picture, master);
  note(picture.id, { render: asked.finish ? known.render : wanted, finish: finished, seconds });
  console.log(`${picture.id} ${isRendered ? 'was up to date' : `rendered in ${seconds} s`}`);
}

if (asked.status) {
  for (const picture of chosen) console.log(picture.id, status(picture));
} else if (asked.contact) {
  console.log(await contactSheet(chosen));
} else {
  const labels = await paintLabels([...new Set(chosen.flatMap(packsIn))]);
  const job = asked.preview ? makePreview : make;
  if (!asked.labels) for (const picture of chosen) await job(picture, labels);
}
