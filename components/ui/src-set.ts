import { withBasePath } from '@/lib/base-path';
import { hasWidths, inWidth } from '@/lib/domain/picture';

/** Returns undefined for a drawing, which has a single file. */
export function srcSetOf(src: string, widths: readonly number[] = []): string | undefined {
  if (widths.length === 0 || !hasWidths(src)) return undefined;
  return widths.map((width) => `${withBasePath(inWidth(src, width))} ${width}w`).join(', ');
}
