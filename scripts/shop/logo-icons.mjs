import sharp from 'sharp';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
/** A larger drawing would weigh on every page. */
const maxDrawingBytes = 20_000;
/** What an SVG needs to run a script, or to load or define anything else. */
const activeContent = /<script|<foreignObject|<!ENTITY|javascript:|\son\w+\s*=/i;

/** Whether an SVG may be served as it is, in any size; otherwise its pixels are. */
export function isServedAsDrawing(format, bytes) {
  const text = bytes.toString();
  return (
    format === 'svg' &&
    bytes.length <= maxDrawingBytes &&
    /\sviewBox=/.test(text) &&
    !activeContent.test(text)
  );
}

/** The formats in which a logo may come. */
export const logoFormats = ['svg', 'png', 'webp', 'heif', 'jpeg'];

/**
 * The files that are made of a logo: their names before the hash and the dot, and their bytes. Android cuts a maskable
 * icon to a circle of 80% of its side; iOS fills what is transparent with black.
 */
export const iconFiles = {
  mark: { stem: 'mark', extension: 'png', bytesOf: (logo) => fitted(logo, 128) },
  any192: { stem: 'icon-192', extension: 'png', bytesOf: (logo) => fitted(logo, 192) },
  any512: { stem: 'icon-512', extension: 'png', bytesOf: (logo) => fitted(logo, 512) },
  maskable512: {
    stem: 'maskable-512',
    extension: 'png',
    bytesOf: (logo, background) => filled(logo, 512, 0.6, background),
  },
  apple: {
    stem: 'apple-180',
    extension: 'png',
    bytesOf: (logo, background) => filled(logo, 180, 0.8, background),
  },
  favicon: { stem: 'favicon', extension: 'ico', bytesOf: icoOf },
};

/** The resolution that renders a drawing in its own size, and the highest one, in dots per inch. */
const [ownDensity, maxDensity] = [72, 2400];

/** The whole logo in a transparent square; `side` is in pixels. */
async function fitted(logo, side) {
  const { width, height } = await sharp(logo).metadata();
  const scale = side / Math.max(width, height);
  const density = Math.min(maxDensity, Math.max(ownDensity, ownDensity * scale));
  return sharp(logo, { density })
    .rotate()
    .resize(side, side, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
}

/** The logo in the middle of a square of one colour, of whose side it takes this part. */
async function filled(logo, side, part, background) {
  const inner = await fitted(logo, Math.round(side * part));
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

const headerBytes = 6;
const entryBytes = 16;

/** An ICO file is a header, an entry for each picture, and the pictures, which may be PNG. */
async function icoOf(logo) {
  const sides = [16, 32, 48];
  const pictures = await Promise.all(sides.map((side) => fitted(logo, side)));
  const head = Buffer.alloc(headerBytes + entryBytes * sides.length);
  const typeOfIcons = 1;
  head.writeUInt16LE(typeOfIcons, 2);
  head.writeUInt16LE(sides.length, 4);
  let start = head.length;
  pictures.forEach((bytes, index) => {
    const entry = headerBytes + entryBytes * index;
    const [colourPlanes, bitsPerPixel] = [1, 32];
    head.writeUInt8(sides[index], entry);
    head.writeUInt8(sides[index], entry + 1);
    head.writeUInt16LE(colourPlanes, entry + 4);
    head.writeUInt16LE(bitsPerPixel, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += bytes.length;
  });
  return Buffer.concat([head, ...pictures]);
}
