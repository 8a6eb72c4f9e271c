/**
 * Makes the pictures that are not up to date: labels, rendering, master, finishing. Commits nothing.
 *
 * node studio/make.mjs [--only 07,hero] [--status] [--contact] [--preview] [--labels] [--finish] [--drawings] [--accept] [--threads 2]
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { draw } from './steps/drawings.mjs';
import { cardWords } from './steps/card-words.mjs';
import { makeCard } from './steps/cards.mjs';
import { stamp } from './steps/icons.mjs';
import { paintLabels } from './steps/labels.mjs';
import { packsIn, pictures, renderHash, sceneOf } from './steps/pictures.mjs';
import { bake, render } from './steps/render.mjs';
import { toLight, writeMaster } from './steps/master.mjs';
import { develop, finish } from './steps/finish.mjs';
import { reportPicture } from './steps/names.mjs';
import { cardHash, finishHash } from './steps/shipping.mjs';
import { contactSheet } from './steps/contact.mjs';
import { note, readManifest } from './steps/manifest.mjs';
import { masterOf, renderStatus } from './steps/status.mjs';
import { preview, work } from './steps/settings.mjs';
import { drawWords } from './steps/words.mjs';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    status: { type: 'boolean', default: false },
    contact: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    labels: { type: 'boolean', default: false },
    finish: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    drawings: { type: 'boolean', default: false },
    threads: { type: 'string', default: '1' },
  },
});

// A long job on somebody's machine: everything else goes first.
setPriority(19);
mkdirSync(work, { recursive: true });

const only = asked.only?.split(',').map((id) => (/^\d$/.test(id) ? `0${id}` : id));

// What is only to be finished or accepted needs its master.
const chosen = pictures.filter(
  ({ id }) => (!only || only.includes(id)) && (!(asked.finish || asked.accept) || existsSync(masterOf(id))),
);
const threads = Number(asked.threads);

async function sceneWithLabels(picture, size) {
  const scene = sceneOf(picture, await paintLabels(packsIn(picture)), size);
  await bake(scene);
  scene.exposure.threads = threads;
  return scene;
}

async function makePreview(picture) {
  const scene = await sceneWithLabels(picture, preview);
  const { logs, width, height, seconds } = await render(`${picture.id}.preview`, scene);
  const file = join(work, 'previews', `${picture.id}.png`);
  mkdirSync(join(work, 'previews'), { recursive: true });
  await sharp(develop(logs.map(toLight)), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
  console.log(`${picture.id} previewed in ${seconds} s`);
}

async function make(picture) {
  const master = masterOf(picture.id);
  const wanted = renderHash(picture);
  const isRight = existsSync(master) && (asked.accept || readManifest()[picture.id]?.render === wanted);
  if (isRight) note(picture.id, { render: wanted });
  else {
    const { logs, width, height, seconds } = await render(picture.id, await sceneWithLabels(picture));
    await writeMaster(master, logs, width, height);
    note(picture.id, { render: wanted, seconds });
    console.log(`${picture.id} rendered in ${seconds} s`);
  }
  await finishAnew(picture);
}

async function finishAnew(picture) {
  const { id } = picture;
  const master = readFileSync(masterOf(id));
  const known = readManifest()[id] ?? {};
  const wanted = finishHash(picture, master);
  if (known.finish !== wanted || !known.mark) {
    const mark = await finish(picture, masterOf(id));
    reportPicture(picture, mark);
    note(id, { finish: wanted, mark });
    console.log(`${id} finished as ${mark}`);
  }
  await makeCardAnew(id, master);
}

async function makeCardAnew(id, master) {
  const words = await cardWords(id);
  const wanted = words && cardHash(master, words);
  if (!words || readManifest()[`card-${id}`]?.finish === wanted) return;
  note(`card-${id}`, { finish: wanted, mark: await makeCard(id, masterOf(id), words) });
  console.log(`${id} has a new card`);
}

if (asked.status) {
  for (const picture of chosen) console.log(picture.id, renderStatus(picture));
} else if (asked.contact) {
  console.log(await contactSheet(chosen));
} else if (asked.drawings) {
  await draw();
  drawWords();
  await stamp();
} else if (asked.labels) {
  await paintLabels([...new Set(chosen.flatMap(packsIn))]);
} else {
  const job = asked.preview ? makePreview : asked.finish ? finishAnew : make;
  for (const picture of chosen) await job(picture);
}
