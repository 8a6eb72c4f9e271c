import { backdropClass } from '@/components/ui/backdrop-class';
import type { Picture as Facts } from '@/lib/domain/picture';
import { pictureSet, withBasePath } from '@/lib/routes';

type Props = Facts & {
  /** How wide it is shown, for the browser to choose a file by. */
  readonly sizes?: string;
  /** The same scene as a phone shows it, where that is another picture. */
  readonly onPhone?: Facts | undefined;
  /** The one picture of the page that must come first; all others wait until they are near. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** A plain image of known size on its backdrop's colour, so that nothing moves or flashes when it arrives. */
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
