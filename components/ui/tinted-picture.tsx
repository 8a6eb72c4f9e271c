import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = { readonly picture: PictureFacts; readonly sizes: string; readonly className: string };

/** A picture that has the ground of the page is tinted, so that it has edges. `className` sets its shape. */
export function TintedPicture({ picture, sizes, className }: Props) {
  return (
    <span className={`lit-above block overflow-hidden bg-apricot ${className}`}>
      <Picture
        {...picture}
        sizes={sizes}
        className={`size-full object-cover ${picture.backdrop === 'paper' ? 'mix-blend-multiply' : ''}`}
      />
    </span>
  );
}
