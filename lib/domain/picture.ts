/** The name of a colour of the shop's theme that stands behind a picture. */
export type Backdrop = string;

/** `src` is a path in `public/` with a leading slash; the size (pixels) prevents layout shift. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Available widths in pixels; undefined for drawings. */
  readonly widths?: readonly number[];
  readonly backdrop?: Backdrop;
};

/** In pixels. The shop's photographs of products are there in these widths. */
export const photoWidths = [240, 480, 800, 1200];

/** In pixels. Photographs of goods in use or of their size are there in these widths. Lists choose from them, too. */
export const viewWidths = [240, 480, 800];

/** How wide a cart line shows its picture, for `sizes`. */
export const cartPictureSizes = '(min-width: 40rem) 9rem, 26vw';

const widthInName = /-\d+(?=\.avif$)/;

/** The same photograph in another width; a drawing is unchanged. */
export function inWidth(src: string, width: number): string {
  return src.replace(widthInName, `-${width}`);
}

export function hasWidths(src: string): boolean {
  return widthInName.test(src);
}

/** Marketplaces, search engines and social networks take no SVG, and a placeholder shows no goods. */
export function isDrawing(src: string): boolean {
  return src.endsWith('.svg');
}

/** The 1200 px JPEG of a photograph, for clients without AVIF; a drawing is unchanged. */
export function asJpeg(src: string): string {
  return hasWidths(src) ? inWidth(src, 1200).replace(/\.avif$/, '.jpg') : src;
}
