const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Every storage key begins with this, because several shops may share one origin. */
export const storagePrefix = basePath === '' ? '' : `${basePath}:`;

/** For urls that Next.js does not prefix, such as pictures and data files. */
export function withBasePath(path: string): string {
  // Read again at each call, because tests change it.
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}

/** Removes the slash at the end of a path, but keeps the root path `/`. */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** The text as it is if it is not percent-encoded: Next.js gives raw segments at build time, encoded ones in development. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
