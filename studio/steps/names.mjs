/** Says which names of finished files the shop's data does not hold yet; a person pastes them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileName } from './files.mjs';
import { shop } from './settings.mjs';
import { ending, shippingOf } from './shipping.mjs';

const data = readdirSync(join(shop, 'data'))
  .filter((name) => /\.(?:json|csv|ts)$/.test(name))
  .map((name) => readFileSync(join(shop, 'data', name), 'utf8'))
  .join('\n');

/** A picture of several widths: the data names one of them. */
export function reportPicture(picture, mark) {
  const { folder, name, main } = shippingOf(picture);
  reportFile(folder, name, mark, ending(main));
}

/** `end` is what stands after the mark, such as `.svg` or `-800.avif`. */
export function reportFile(folder, name, mark, end) {
  const path = `/images/${folder}/${fileName(name, mark, end)}`;
  if (!data.includes(path))
    console.log(`Paste into data/, in place of the earlier ${folder}/${name}: ${path}`);
}
