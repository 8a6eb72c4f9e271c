import { backdropClass } from '@/components/ui/backdrop-class';
import { srcSetOf } from '@/components/ui/src-set';
import { withBasePath } from '@/lib/base-path';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = PictureFacts & {
  readonly sizes?: string;
  /** Replaces the picture in viewports below 640 px. */
  readonly onPhone?: PictureFacts | undefined;
  /** Loads eagerly with high priority; for one picture per page. */
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly onLoad?: () => void;
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
  onLoad,
}: Props) {
  const image = (
    <img
      src={withBasePath(src)}
      srcSet={srcSetOf(src, widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={`${backdropClass(backdrop)} ${className}`}
      onLoad={onLoad}
    />
  );
  if (onPhone === undefined) return image;
  return (
    <picture>
      <source
        media="(max-width: 639px)"
        srcSet={srcSetOf(onPhone.src, onPhone.widths) ?? withBasePath(onPhone.src)}
        sizes={sizes}
        width={onPhone.width}
        height={onPhone.height}
      />
      {image}
    </picture>
  );
}
