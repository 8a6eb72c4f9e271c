const pictureExtension = /\.(jpe?g|png|webp|avif)$/i;
const maxNameLength = 80;

/** What separates photos: | or a line break; a blank or comma before a url; a comma before a file name. */
const beforeAnotherPhoto = /[|\n]|[\s,;]\s*(?=(?:https?:)?\/\/)|[,;]\s*(?=[^\s,;/]+\.\w{3,4}\s*(?:[,;]|$))/i;

/** The urls or file names in a cell. A comma may be part of a url, so it separates only before another photo. */
export function photosIn(cell, kind) {
  return cell
    .replaceAll('\\,', '%2C')
    .split(kind === 'shop' ? '|' : beforeAnotherPhoto)
    .map((photo) => photo.trim())
    .filter((photo) => photo !== '');
}

/**
 * Returns a function that gives each photo of a table its own file name: the last part of its url, or the product's
 * name if that is no name of a picture. The same url gets the same name.
 */
export function photoNamer() {
  const names = new Map();
  const taken = new Set();
  return (photo, product) => {
    // A finished picture of the shop is named by its path.
    if (photo.startsWith('/images/')) return photo;
    const known = names.get(photo);
    if (known !== undefined) return known;
    const name = freeName(fileNameOf(photo, product), taken);
    names.set(photo, name);
    taken.add(name.toLowerCase());
    return name;
  };
}

function fileNameOf(photo, product) {
  const path = photo.replace(/[?#].*$/s, '');
  const last = decode(path.slice(path.search(/[^/\\]*$/)));
  const [stem, extension] = pictureExtension.test(last)
    ? [last.replace(pictureExtension, ''), pictureExtension.exec(last)[0].toLowerCase()]
    : [product, '.jpg'];
  const plain = stem
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'photo'}${extension}`;
}

function freeName(name, taken) {
  if (!taken.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf('.');
  for (let count = 2; ; count += 1) {
    const numbered = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
