/** One sheet of all pictures so far, to judge the set as one shelf: finished if they are, else previews. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readManifest } from './manifest.mjs';
import { fileName } from './files.mjs';
import { ending, shippingOf } from './shipping.mjs';
import { shipped, work } from './settings.mjs';

const [cell, across] = [300, 6];

function newest(picture) {
  const { id } = picture;
  const { folder, name, main } = shippingOf(picture);
  const mark = readManifest()[id]?.mark;
  const file = mark && join(shipped, folder, fileName(name, mark, ending(main)));
  if (file && existsSync(file)) return file;
  const preview = join(work, 'previews', `${id}.png`);
  return existsSync(preview) ? preview : undefined;
}

export async function contactSheet(pictures) {
  const files = pictures.flatMap((picture) => newest(picture) ?? []);
  const small = await Promise.all(
    files.map((file) =>
      sharp(file).resize(cell, cell, { fit: 'contain', background: '#fff' }).png().toBuffer(),
    ),
  );
  const height = Math.ceil(small.length / across) * cell;
  const file = join(work, 'contact.png');
  await sharp({ create: { width: across * cell, height, channels: 3, background: '#fff' } })
    .composite(
      small.map((input, i) => ({ input, left: (i % across) * cell, top: Math.floor(i / across) * cell })),
    )
    .png()
    .toFile(file);
  return file;
}
