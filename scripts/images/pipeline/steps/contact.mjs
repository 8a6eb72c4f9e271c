/** One sheet of all pictures so far, to judge the set as one shelf: masters if there are, else previews. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { work } from './settings.mjs';

const [cell, across] = [300, 6];

function newest(id) {
  const finished = join(work, 'finished');
  const file = existsSync(finished) && readdirSync(finished).find((name) => name.startsWith(`${id}-480-`));
  if (file) return join(finished, file);
  const preview = join(work, 'previews', `${id}.png`);
  return existsSync(preview) ? preview : undefined;
}

export async function contactSheet(pictures) {
  const files = pictures.flatMap(({ id }) => newest(id) ?? []);
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
