/** What stands behind the goods of a picture: a colour by its name in the theme. */
export type Backdrop = 'paper' | 'wheat' | 'sage' | 'blush' | 'mist' | 'moon' | 'apricot';

/** An image file below `public/` (leading slash) with its size in pixels, so that nothing shifts. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty where the picture only decorates. */
  readonly alt: string;
  /** A photograph is there in these widths, of which `src` names one; a drawing has none. */
  readonly widths?: readonly number[];
  /** The colour that fills the place before the picture does. */
  readonly backdrop?: Backdrop;
};

const widthInName = /-\d+(?=\.avif$)/;

/** The same photograph in another width: its widths share a name but for the number at its end. A drawing has one. */
export function inWidth(src: string, width: number): string {
  return src.replace(widthInName, `-${width}`);
}

/** Whether the name is one of several widths. */
export function hasWidths(src: string): boolean {
  return widthInName.test(src);
}

/**
 * The front of a product as a JPEG of 1200 pixels, which stands beside its widths: marketplaces and old readers know no
 * AVIF. A drawing stays what it is.
 */
export function asJpeg(src: string): string {
  return hasWidths(src) ? inWidth(src, 1200).replace(/\.avif$/, '.jpg') : src;
}
