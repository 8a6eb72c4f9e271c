import { backdropClass } from '@/components/ui/backdrop-class';
import { withBasePath } from '@/lib/base-path';
import { hasWidths, inWidth, type Picture as Facts } from '@/lib/domain/picture';

type Props = Facts & {
  readonly sizes?: string;
  /** Replacement picture below 640 px. */
  readonly onPhone?: Facts | undefined;
  /** Loads eagerly with high priority; for one picture per page. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** Known dimensions and a backdrop colour prevent layout shift and flashes while it loads. */
export function Picture({
  src,
  width,
  height,
  alt,
  widths,
  backdrop,
  sizes,
  onPhone,
  isFirst = false,
  className = '',
}: Props) {
  const image = (
    <img
      src={withBasePath(src)}
      srcSet={pictureSet(src, widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`${backdrop === undefined ? '' : backdropClass[backdrop]} ${className}`}
    />
  );
  if (onPhone === undefined) return image;
  return (
    <picture>
      <source
        media="(max-width: 639px)"
        srcSet={pictureSet(onPhone.src, onPhone.widths) ?? withBasePath(onPhone.src)}
        sizes={sizes}
        width={onPhone.width}
        height={onPhone.height}
      />
      {image}
    </picture>
  );
}

/** undefined for drawings, which have one size. */
function pictureSet(src: string, widths: readonly number[] = []): string | undefined {
  if (widths.length === 0 || !hasWidths(src)) return undefined;
  return widths.map((width) => `${withBasePath(inWidth(src, width))} ${width}w`).join(', ');
}
