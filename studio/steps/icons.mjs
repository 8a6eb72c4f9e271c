/** The shop's seal, 港 cut out of vermilion, in every size in which browsers and telephones ask for it. */
import sharp from 'sharp';
import { centred, shipDrawing, svg } from './drawings.mjs';
import { letters } from './letters.mjs';
import { ship } from './files.mjs';
import { reportFile } from './names.mjs';

const [vermilion, paper] = ['#b5332a', '#fffdf9'];

/** The character fills this share of the seal. */
const seal = (share, round) =>
  svg(
    64,
    64,
    `<rect width="64" height="64" rx="${round}" fill="${vermilion}"/>`,
    centred(letters('港', 'brush', 64 * share, { weight: 400 }), 32, 32, paper),
  );

const stamped = seal(0.85, 12);
/** Telephones cut their own shape; a mask may leave no more than the inner 80%. */
const fullBleed = seal(0.72, 0);
const maskable = seal(0.6, 0);

const png = (drawing, size) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** An icon file is a directory before its pictures, which may be PNG. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ size, bytes }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

export async function stamp() {
  shipDrawing('company', 'seal', stamped);
  for (const [name, drawing, size] of [
    ['icon-192', stamped, 192],
    ['icon-512', stamped, 512],
    ['maskable-512', maskable, 512],
  ]) {
    reportFile('company', name, ship('company', name, { '.png': await png(drawing, size) }), '.png');
  }
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, bytes: await png(stamped, size) })),
  );
  for (const [name, end, bytes] of [
    ['favicon', '.ico', ico(small)],
    ['apple-180', '.png', await png(fullBleed, 180)],
  ]) {
    reportFile('company', name, ship('company', name, { [end]: bytes }), end);
  }
}
