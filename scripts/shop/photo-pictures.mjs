import sharp from 'sharp';

/** The widths in which a product's picture is made, in pixels. */
export const squareWidths = [240, 480, 800, 1200];
const side = 1200;
const socialSize = { width: 1200, height: 630 };
/** How many pixels at an edge tell whether a photo has a border of one colour. */
const borderWidth = 4;
/** How far the pixels of a border may differ and still be one colour, from 0 to 255. */
const maxDeviation = 6;
export const maxPixels = 100_000_000;

/** Part of the hash in each picture's name: after a change, all pictures are made again. */
export const recipe = {
  version: 1,
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 80, mozjpeg: true },
};

/**
 * Opens a photo turned upright, in sRGB, without metadata and transparency.
 * Phones write harmless oddities into JPEGs, so only errors count, not warnings.
 */
function open(bytes, backdrop) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .flatten({ background: backdrop })
    .toColourspace('srgb');
}

/** Format and size as the file's header says them; rejects if it is no picture. */
export function readHeader(bytes) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/** Rejects if a photo is damaged; much faster than making its pictures. */
export async function decode(bytes) {
  await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).resize(64).raw().toBuffer();
}

/**
 * Makes pictures of a photo: "480.avif" and "1200.jpg" are squares of this width, "social.jpg" is 1200 by 630 pixels.
 * The whole photo is shown; bars beside it have its own border colour, or else the backdrop's.
 * @param {Uint8Array} bytes
 * @param {string} backdrop such as "#e6dfd2"
 * @param {Iterable<string>} kinds
 * @returns {Promise<[kind: string, bytes: Buffer][]>}
 */
export async function makePictures(bytes, backdrop, kinds) {
  const photo = await pixels(open(bytes, backdrop).resize(side, side, { fit: 'inside' }));
  const square = await pixels(await fitted(photo, { width: side, height: side }, backdrop));
  const made = [];
  for (const kind of kinds) made.push([kind, await encoded(kind, { photo, square, backdrop })]);
  return made;
}

/**
 * Makes AVIF pictures of a photo in its own shape.
 * @param {readonly number[]} wanted widths in pixels
 * @returns {Promise<[width: number, bytes: Buffer][]>}
 */
export async function makeWidths(bytes, backdrop, wanted) {
  const photo = await pixels(open(bytes, backdrop).resize(Math.max(...wanted)));
  const made = [];
  for (const width of wanted)
    made.push([width, await reopen(photo).resize(width).avif(recipe.avif).toBuffer()]);
  return made;
}

async function encoded(kind, { photo, square, backdrop }) {
  if (kind === 'social.jpg') return (await fitted(photo, socialSize, backdrop)).jpeg(recipe.jpeg).toBuffer();
  const [width, format] = kind.split('.');
  const resized = reopen(square).resize(Number(width));
  return (format === 'avif' ? resized.avif(recipe.avif) : resized.jpeg(recipe.jpeg)).toBuffer();
}

/** The whole photo in the middle of a picture of this size. */
async function fitted(photo, { width, height }, backdrop) {
  const background = (await borderColour(photo, width / height)) ?? backdrop;
  return reopen(photo).resize(width, height, { fit: 'contain', background });
}

/** The colour of the two edges that bars will touch, or undefined if they have more than one. */
async function borderColour(photo, ratio) {
  const { width, height } = photo.info;
  const isWide = width / height > ratio;
  const thickness = Math.min(borderWidth, width, height);
  const edge = isWide ? { width, height: thickness } : { width: thickness, height };
  const first = await channelsOf(photo, { ...edge, left: 0, top: 0 });
  const last = await channelsOf(photo, { ...edge, left: width - edge.width, top: height - edge.height });
  const isUniform = first.every(
    ({ mean, stdev }, index) =>
      Math.max(stdev, last[index].stdev, Math.abs(mean - last[index].mean)) < maxDeviation,
  );
  const [r, g, b] = first.map(({ mean }, index) => Math.round((mean + last[index].mean) / 2));
  return isUniform ? { r, g, b } : undefined;
}

async function channelsOf(photo, area) {
  const { channels } = await reopen(await pixels(reopen(photo).extract(area))).stats();
  return channels;
}

/** Raw pixels, so that the steps after this do not decode the photo again. */
function pixels(image) {
  return image.raw().toBuffer({ resolveWithObject: true });
}

function reopen({ data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels } });
}
