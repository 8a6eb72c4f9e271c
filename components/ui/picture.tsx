import { withBasePath } from '@/lib/routes';

type Props = {
  /** Path below `public/`, with a leading slash. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for decoration. */
  readonly alt: string;
  /** The one picture of the page that must come first; all others wait until they are near. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** A plain image of known size, so that nothing moves when it arrives. */
export function Picture({ src, width, height, alt, isFirst = false, className = '' }: Props) {
  return (
    <img
      src={withBasePath(src)}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
